import { useEffect, useEffectEvent } from 'react';

function refuse(event: DragEvent) {
  // A field that takes the file has done so by now; any other place would have the browser open it instead of the page.
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/**
 * While a file is asked for: one that is dropped beside the field does not replace the page, and one that is
 * pasted is handed over wherever the focus is. What is pasted with a text is the text's.
 */
export function useStrayFiles(onPaste: (files: FileList) => void): void {
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
