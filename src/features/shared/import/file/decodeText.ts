/** The encodings of a text file that can be chosen (WHATWG Encoding, names and labels). */
export const encodings = ['UTF-8', 'Windows-1252', 'Windows-1256', 'Windows-1251', 'UTF-16'] as const;
export type Encoding = (typeof encodings)[number];

/** The text of a file, and how it was decoded. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  /** Whether some bytes have no character in this encoding. */
  readonly faulty: boolean;
}

type Utf16 = 'utf-16le' | 'utf-16be';

/** The order of the bytes: by the mark, else by the bytes that are 0, as of spaces, digits and Latin letters. */
function utf16Of(bytes: Uint8Array): Utf16 | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 16;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

/** The text, if all bytes have characters. */
function strictText(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Windows-1252 has control characters here, which no text has. */
const controls = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** A row of letters beyond ASCII that are all Arabic or Persian, with vowel signs. */
const arabicWord = /^[\p{Script=Arabic}\p{Mn}\u0640]{3,}$/u;

/**
 * Whether bytes that are not UTF-8 are Windows-1256: more of the letters beyond ASCII are in rows of three or more Arabic
 * ones than elsewhere. Western words seldom have two such letters side by side.
 */
function isWindows1256(bytes: Uint8Array): boolean {
  let inWords = 0;
  let elsewhere = 0;
  for (const [word] of new TextDecoder('windows-1256').decode(bytes).matchAll(/[\u0080-\uffff]+/gu)) {
    if (arabicWord.test(word)) inWords += word.length;
    else elsewhere += word.length;
  }
  return inWords > elsewhere;
}

const hasControls = (bytes: Uint8Array) => bytes.some((byte) => controls.has(byte));

/** Decodes in the first encoding in which the bytes have no errors and no control characters. */
function guess(bytes: Uint8Array): DecodedText {
  const order = utf16Of(bytes);
  const utf16 = order && strictText(bytes, order);
  if (utf16 !== null) return { text: utf16, encoding: 'UTF-16', faulty: false };
  const utf8 = strictText(bytes, 'utf-8');
  if (utf8 !== null) return { text: utf8, encoding: 'UTF-8', faulty: utf8.includes('\ufffd') };
  return decodeText(bytes, isWindows1256(bytes) || hasControls(bytes) ? 'Windows-1256' : 'Windows-1252');
}

/** Decodes a text file, in the encoding that fits if none is given. */
export function decodeText(bytes: Uint8Array, encoding?: Encoding): DecodedText {
  if (encoding === undefined) return guess(bytes);
  const label = encoding === 'UTF-16' ? (utf16Of(bytes) ?? 'utf-16le') : encoding;
  const text = new TextDecoder(label).decode(bytes);
  const faulty = encoding === 'Windows-1252' ? hasControls(bytes) : text.includes('\ufffd');
  return { text, encoding, faulty };
}
