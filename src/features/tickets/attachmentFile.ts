import type { Attachment } from '#src/api/types/ticket.ts';

// ASCII: one byte per character.
const LINE = 'Sample attachment of Blume Console. Uploaded files are returned byte for byte.\n';

/** The file of an attachment: the uploaded bytes; for a sample, text of exactly the shown size. */
export function attachmentFile({ content, size }: Attachment): Blob {
  return content ?? new Blob([LINE.repeat(Math.ceil(size / LINE.length)).slice(0, size)]);
}
