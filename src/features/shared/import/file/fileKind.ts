/** What a file is by its content. */
export type FileKind = 'zip' | 'protected' | 'old workbook' | 'text' | 'other';

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

// A local header, or the end of an empty archive: a text may begin with PK too.
const zips = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];

/** The names of the streams of an OLE file are in UTF-16 (MS-CFB, 2.6). */
function oleKind(bytes: Uint8Array): FileKind {
  const text = new TextDecoder('utf-16le').decode(bytes);
  if (text.includes('EncryptedPackage')) return 'protected';
  return text.includes('Workbook') || text.includes('Book\0') ? 'old workbook' : 'other';
}

export function kindOf(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, ole)) return oleKind(bytes);
  return zips.some((zip) => startsWith(bytes, zip)) ? 'zip' : 'text';
}

// Those of ASCII, except the ones of texts.
const control = /(?![\s\0\u0080-\u009f])\p{Cc}/u;

/** The zero bytes at the end of a padded file, with the sign of an end of file of DOS. */
function endOfText(text: string): number {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\0' || text[end - 1] === '\u001a')) end -= 1;
  return end;
}

/** The text of a file without the NUL characters with which programs fill it; null for one of a binary file. */
export function unpadded(text: string): string | null {
  if (text.startsWith('%PDF')) return null;
  if (!text.includes('\0')) return text;
  const filled = text.slice(0, endOfText(text));
  return control.test(filled) ? null : filled.replaceAll('\0', '');
}

/** Whether the text is of a web page or an XML file, which some programs save as `.xls`. */
export function isMarkup(text: string): boolean {
  const start = text.slice(0, 1000).trimStart().toLowerCase();
  return ['<!doctype html', '<html', '<table', '<meta', '<head', '<body', '<?xml', 'mime-version:'].some(
    (tag) => start.startsWith(tag),
  );
}
