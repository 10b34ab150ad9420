/** The name of the modifier on this machine: Ctrl, or ⌘ on a Mac. */
export function modifierName(platform: string): 'Ctrl' | '⌘' {
  return /mac|iphone|ipad/iu.test(platform) ? '⌘' : 'Ctrl';
}
