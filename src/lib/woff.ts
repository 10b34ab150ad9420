import { unzlibSync } from 'fflate';

/** Bytes of the headers and of an entry of their tables of contents. */
const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

const signature = 0x774f4646;

/** Tables begin at multiples of four bytes. */
const padded = (length: number) => (length + 3) & ~3;

/**
 * Unpacks a font of the web, WOFF 1.0 (W3C Recommendation, 2012), to the TrueType or OpenType font inside, which is
 * what a PDF embeds. Throws when the bytes are no WOFF or are cut.
 */
export function woffToFont(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (from.getUint32(0) !== signature) throw new Error('The font is no WOFF file.');
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = woffHeader + at * woffEntry;
    const start = from.getUint32(entry + 4);
    const packed = from.getUint32(entry + 8);
    const length = from.getUint32(entry + 12);
    const bytes = woff.subarray(start, start + packed);
    return {
      tag: from.getUint32(entry),
      checksum: from.getUint32(entry + 16),
      // A table that would not become smaller is kept as it is.
      bytes: packed < length ? unzlibSync(bytes) : bytes,
    };
  });

  const first = sfntHeader + count * sfntEntry;
  const font = new Uint8Array(tables.reduce((size, { bytes }) => size + padded(bytes.length), first));
  const to = new DataView(font.buffer);
  // Flavour, number of tables, and the three numbers that a binary search over them begins with.
  const power = Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, sfntEntry * 2 ** power);
  to.setUint16(8, power);
  to.setUint16(10, sfntEntry * (count - 2 ** power));

  let start = first;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = sfntHeader + at * sfntEntry;
    to.setUint32(entry, tag);
    to.setUint32(entry + 4, checksum);
    to.setUint32(entry + 8, start);
    to.setUint32(entry + 12, bytes.length);
    font.set(bytes, start);
    start += padded(bytes.length);
  }
  return font;
}
