import { fileNameText } from '#src/lib/fileName.ts';
import { CHOOSE_AGAIN, heldFile } from '#src/lib/heldFile.ts';

/** Hands the copy of a chosen file on. Resolves with an error sentence, or null. Never rejects. */
export async function holdFile(file: File, onHeld: (held: File) => void): Promise<string | null> {
  try {
    onHeld(await heldFile(file));
    return null;
  } catch {
    return `${fileNameText(file.name)} cannot be read. ${CHOOSE_AGAIN}`;
  }
}
