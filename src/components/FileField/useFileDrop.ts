import { type ChangeEvent, type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

type OnFiles = (files: readonly File[]) => void;

/**
 * What takes files: the attributes of an element on which they are dropped, with `data-over` while some are dragged over
 * it, and those of its file input. Dragged text stays the browser's.
 */
export function useFileDrop(onFiles: OnFiles, disabled = false) {
  const [over, setOver] = useState(false);

  function drag(event: DragEvent, isOver: boolean) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isOver && !disabled);
  }
  function take(files: Iterable<File>) {
    const taken = [...files];
    if (taken.length > 0) onFiles(taken);
  }

  return {
    drop: {
      'data-over': over || undefined,
      onDragOver: (event: DragEvent) => drag(event, true),
      onDragLeave: (event: DragEvent) => drag(event, false),
      onDrop(event: DragEvent) {
        drag(event, false);
        take(event.dataTransfer.files);
      },
    },
    input: {
      type: 'file',
      onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
        take(currentTarget.files ?? []);
        // Choosing the same file again must fire a change event too.
        currentTarget.value = '';
      },
    },
  };
}

/** The files of a paste; none when it contains text too, which is left to the focused input. */
export function pastedFiles({ files, types }: DataTransfer): readonly File[] {
  return types.includes('text/plain') ? [] : [...files];
}

/** The mounted file fields. */
const fields = new Set<object>();

/**
 * While a file field is mounted, a pasted file goes to `onPaste` wherever the focus is; where there are several file
 * fields, only to the one with the focus.
 */
export function usePastedFiles(field: RefObject<HTMLElement | null>, onPaste: OnFiles): void {
  const paste = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    const files = clipboardData ? pastedFiles(clipboardData) : [];
    const meant = fields.size === 1 || (target instanceof Node && field.current?.contains(target));
    if (files.length > 0 && meant) onPaste(files);
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
