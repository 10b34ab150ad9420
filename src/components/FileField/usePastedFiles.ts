import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The mounted file fields. */
const fields = new Set<object>();

/**
 * While a file field is mounted, a pasted file goes to `onPaste` wherever the focus is; where there are several file
 * fields, only to the one with the focus. A paste that contains text too is left to the focused input.
 */
export function usePastedFiles(
  field: RefObject<HTMLElement | null>,
  onPaste: (files: FileList) => void,
): void {
  const paste = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    if (!clipboardData || clipboardData.files.length === 0 || clipboardData.types.includes('text/plain'))
      return;
    const meant = fields.size === 1 || (target instanceof Node && field.current?.contains(target));
    if (meant) onPaste(clipboardData.files);
  });
  useEffect(() => {
    fields.add(field);
    const pasted = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', pasted);
    return () => {
      fields.delete(field);
      document.removeEventListener('paste', pasted);
    };
  }, [field]);
}
