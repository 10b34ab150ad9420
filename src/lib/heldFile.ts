import { cleanFileName } from './fileName.ts';

/** Said of a file that cannot be read: it was moved, or another program has written it since. */
export const CHOOSE_AGAIN = 'Choose the file again.';

/**
 * A copy of a chosen file in memory, because what is sent later must be what was chosen; its name is clean. Throws when it
 * cannot be read.
 * Check its size first.
 */
export async function heldFile(file: File): Promise<File> {
  const { name, type, lastModified } = file;
  return new File([await file.arrayBuffer()], cleanFileName(name), { type, lastModified });
}
