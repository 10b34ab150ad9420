import { downloadName } from '#src/lib/fileName.ts';

/**
 * Downloads a file under its name: without a known type the browser adds no ending. The object URL is revoked late, because
 * the download may still be reading it.
 */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = downloadName(fileName);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
