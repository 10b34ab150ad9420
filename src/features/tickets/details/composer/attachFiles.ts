import { formatBytes } from '#src/lib/fileSize.ts';
import { toShown } from '#src/lib/text.ts';
import { ATTACHMENT_BYTES } from '../attachmentFile.ts';

/** Attaches files one after the other; resolves with a sentence for each that was not taken. */
export async function attachFiles(
  files: readonly File[],
  onUpload: (file: File) => Promise<string | null>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const file of files) {
    const problem =
      file.size > ATTACHMENT_BYTES
        ? `${toShown(file.name)} was not taken: it is larger than ${formatBytes(ATTACHMENT_BYTES)}.`
        : await onUpload(file);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}
