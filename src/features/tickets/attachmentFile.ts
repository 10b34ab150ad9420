import type { Attachment } from '#src/api/types/ticket.ts';

/** The largest file that can be uploaded, in bytes. */
export const ATTACHMENT_BYTES = 10 * 1024 * 1024;

// Of letters that have one byte each: the text is as long as its file.
const LINE = 'Sample attachment of Blume Console. What is uploaded here comes back as it was.\n';

/** The file of an attachment: what was uploaded, or for a sample lines of text, exactly of the size that it shows. */
export function attachmentFile({ content, size }: Attachment): Blob {
  return content ?? new Blob([LINE.repeat(Math.ceil(size / LINE.length)).slice(0, size)]);
}

/** The bytes of a chosen file, in memory: the file itself may be changed or deleted on the disk. Throws when it cannot be read. */
export async function toContent(file: File): Promise<Blob> {
  return new Blob([await file.arrayBuffer()], { type: file.type });
}
