/** What a key in the comment sends: Ctrl or Cmd with Enter a comment, with Shift an internal note; else null. */
export function sendKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>,
): 'comment' | 'note' | null {
  if (event.key !== 'Enter' || event.isComposing || !(event.ctrlKey || event.metaKey)) return null;
  return event.shiftKey ? 'note' : 'comment';
}
