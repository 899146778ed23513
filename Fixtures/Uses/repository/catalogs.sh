# Makes the catalogs: an image for each name, all different, and some colors.
set -eu
number=0

contents() {
  printf '{\n  "%s": [{%s, "idiom": "universal"}],\n  "info": {"author": "xcode", "version": 1}\n}\n' "$1" "$2" > "$3/Contents.json"
}

image() {
  number=$((number + 1))
  mkdir -p "$1.imageset"
  printf '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M1 %dh4v2"/></svg>\n' "$number" \
    > "$1.imageset/$(basename "$1").svg"
  contents images "\"filename\": \"$(basename "$1").svg\"" "$1.imageset"
}

color() {
  number=$((number + 1))
  mkdir -p "$1.colorset"
  contents colors "\"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"0x$number\", \"green\": \"0x20\", \"blue\": \"0x30\", \"alpha\": \"1.000\"}}" "$1.colorset"
}

for name in star moon_full sun star_large sun_large moon_full_large theme_light theme_dark flag-de flag-fr close \
  icon.mail icon.bell home menu_open menu_back door_open door_shut step01 step02 arrow_north arrow_south arrow_west \
  cart rabbit gen zero debugOnly fromServer commentOnly decor plainText inUnused previewed boarded boarded2 \
  attributed listedOnly launch shortcut inData inText inStrings badge ribbon objcUnused objc level1 yes no listA \
  listB prefix_a assigned generated compared configured wholly-unused; do
  image "App/Assets.xcassets/$name"
done
image App/Assets.xcassets/Icons/nested
printf '{"info": {"author": "xcode", "version": 1}, "properties": {"provides-namespace": true}}\n' \
  > App/Assets.xcassets/Icons/Contents.json
for name in brandRed tint boardColor launchColor objcColor AccentColor; do color "App/Assets.xcassets/$name"; done
for name in gear wrench textOnly close; do image "Kit/Assets.xcassets/$name"; done
mkdir App/Assets.xcassets/terms.dataset
echo Terms > App/Assets.xcassets/terms.dataset/terms.txt
contents data '"filename": "terms.txt"' App/Assets.xcassets/terms.dataset
