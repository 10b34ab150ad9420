import { type DragEvent, useState } from 'react';

/** The attributes of an element on which files can be dropped; `data-over` while some are dragged over it. */
export function useFileDrop(onFiles: (files: FileList) => void, disabled = false) {
  const [over, setOver] = useState(false);

  function drag(event: DragEvent, isOver: boolean) {
    event.preventDefault();
    setOver(isOver && !disabled);
  }

  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => drag(event, true),
    onDragLeave: (event: DragEvent) => drag(event, false),
    onDrop: (event: DragEvent) => {
      drag(event, false);
      onFiles(event.dataTransfer.files);
    },
  };
}
