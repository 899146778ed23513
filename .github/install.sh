#!/bin/sh
# Installs assetlint on Linux or macOS.
#
# ASSETLINT_VERSION   the release to install
# ASSETLINT_PREFIX    the folder for bin/ and share/; by default /usr/local if that can be written, else ~/.local
# ASSETLINT_RELEASES  where the releases are
set -eu

version=${ASSETLINT_VERSION:-0.1.0}
releases=${ASSETLINT_RELEASES:-https://github.com/assetlint/assetlint/releases/download}

fail() {
  echo "assetlint: $*" >&2
  exit 1
}

download() {
  if command -v curl >/dev/null; then
    curl -fsSL --retry 3 -o "$2" "$1"
  else
    wget -q -O "$2" "$1"
  fi || fail "cannot download $1"
}

case "$(uname -s) $(uname -m)" in
  Darwin*) platform=macos-universal ;;
  "Linux x86_64") platform=linux-amd64 ;;
  "Linux aarch64" | "Linux arm64") platform=linux-arm64 ;;
  *) fail "there is no release for $(uname -s) on $(uname -m)" ;;
esac

if [ -n "${ASSETLINT_PREFIX:-}" ]; then
  prefix=$ASSETLINT_PREFIX
elif [ -w /usr/local/bin ] && [ -w /usr/local/share ]; then
  prefix=/usr/local
else
  prefix=$HOME/.local
fi
mkdir -p "$prefix/bin" "$prefix/share"

# On the same disk as the destination, so that the last step is an atomic move.
folder=$(mktemp -d "$prefix/.assetlint.XXXXXX")
trap 'rm -rf "$folder"' EXIT

archive=assetlint-$version-$platform.tar.gz
download "$releases/$version/checksums.txt" "$folder/checksums.txt"
download "$releases/$version/$archive" "$folder/$archive"
if command -v sha256sum >/dev/null; then
  sum=$(sha256sum "$folder/$archive")
else
  sum=$(shasum -a 256 "$folder/$archive")
fi
grep -qx "${sum%% *}  $archive" "$folder/checksums.txt" || fail "the checksum of $archive is wrong"

tar -xzf "$folder/$archive" -C "$folder"
cp -R "$folder/${archive%.tar.gz}/share/." "$prefix/share"
mv "$folder/${archive%.tar.gz}/bin/assetlint" "$prefix/bin/assetlint"

echo "assetlint $version is in $prefix/bin"
case ":$PATH:" in
  *":$prefix/bin:"*) ;;
  *) echo "Add this folder to your PATH: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac
