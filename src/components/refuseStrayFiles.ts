function refuse(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/** Keeps the browser from opening a file that is dropped beside a field, in place of the page. */
export function refuseStrayFiles(): void {
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
}
