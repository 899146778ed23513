#import <UIKit/UIKit.h>
#define kBadge @"badge"
static NSString *const kRibbon = @"ribbon";
NSString *const kUnusedName = @"objcUnused";

@implementation Legacy
- (void)show:(NSInteger)index flag:(BOOL)flag {
  [self draw:[UIImage imageNamed:@"objc"]];
  [self draw:[UIImage imageNamed:kBadge]];
  [self draw:[UIImage imageNamed:kRibbon inBundle:[NSBundle mainBundle] compatibleWithTraitCollection:nil]];
  [self draw:[UIImage imageNamed:[NSString stringWithFormat:@"level%ld", (long)index]]];
  [self draw:[UIImage imageNamed:flag ? @"yes" : @"no"]];
  NSArray *names = @[@"listA", @"listB"];
  [self draw:[UIImage imageNamed:names[index]]];
  NSString *name = [@"prefix_" stringByAppendingString:self.kind];
  [self draw:[UIImage imageNamed:name]];
  self.iconName = @"assigned";
  [self draw:[UIColor colorNamed:@"objcColor"]];
  [self draw:[UIImage imageNamed:ACImageNameGenerated]];
  if ([name isEqualToString:@"compared"]) { return; }
}
@end
