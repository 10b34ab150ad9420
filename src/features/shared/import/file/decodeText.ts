/** The text of a file, and how it was encoded. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

const decode = (bytes: Uint8Array, label: string) => new TextDecoder(label).decode(bytes);

/** Half of the bytes of Latin text in UTF-16 are 0: the second ones in little endian, the first ones in big endian. */
function utf16Without(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

/**
 * Decodes a text file: by its byte order mark, else as UTF-16 if every second byte is 0, else as UTF-8, and where the
 * bytes are not UTF-8 as Windows-1252, which Excel writes in Western Europe (WHATWG Encoding, names and labels).
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decode(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: decode(bytes, 'utf-16be'), encoding: 'UTF-16' };
  const utf16 = utf16Without(bytes);
  if (utf16) return { text: decode(bytes, utf16), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: decode(bytes, 'windows-1252'), encoding: 'Windows-1252' };
  }
}
