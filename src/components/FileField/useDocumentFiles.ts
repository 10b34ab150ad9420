import { useEffect, useEffectEvent } from 'react';

function refuse(event: DragEvent) {
  // Runs after the field's own handler. Without it, the browser would open a file dropped elsewhere.
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/**
 * While a file field is mounted: a file dropped outside it does not replace the page, and a pasted file goes to
 * `onPaste` wherever the focus is. A paste that contains text too is left to the focused input.
 */
export function useDocumentFiles(onPaste: (files: FileList) => void): void {
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    if (clipboardData && clipboardData.files.length > 0 && !clipboardData.types.includes('text/plain')) {
      onPaste(clipboardData.files);
    }
  });
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => paste(event);
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    document.addEventListener('paste', pasted);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
      document.removeEventListener('paste', pasted);
    };
  }, []);
}
