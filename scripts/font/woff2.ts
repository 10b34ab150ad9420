import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

// WOFF2 (W3C Recommendation): a header of 48 bytes, the directory of tables, and all tables as one Brotli stream.

/** Numbers of known tags in a directory entry, of those tables that are looked for; 63 is followed by the tag itself. */
const tagNumbers = { cmap: 0, glyf: 10, loca: 11, GSUB: 28 } as const;
const explicitTag = 63;

const headerSize = 48;
const at = { length: 8, tables: 12, totalCompressedSize: 20, extras: [28, 40] } as const;

export type TableName = 'cmap' | 'GSUB';

export interface Woff2 {
  /** Header and directory, as in the file. */
  head: Buffer;
  /** The uncompressed tables, one behind the other. */
  body: Buffer;
  /** Part of `body`: writing to it changes `body`. */
  table: (name: TableName) => Buffer;
}

/** A variable-length number (`UIntBase128`) and the offset behind it. */
function readBase128(file: Buffer, start: number): [value: number, end: number] {
  let value = 0;
  for (let i = start; ; i++) {
    const byte = file.readUInt8(i);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, i + 1];
  }
}

/** Unpacks a WOFF2 file that has no metadata; throws for others. */
export function unpack(file: Buffer): Woff2 {
  if (file.toString('latin1', 0, 4) !== 'wOF2' || at.extras.some((offset) => file.readUInt32BE(offset) > 0)) {
    throw new Error('Expected a WOFF2 file without metadata.');
  }
  const places = new Map<number, { start: number; length: number }>();
  let position = headerSize;
  let start = 0;
  for (let i = 0; i < file.readUInt16BE(at.tables); i++) {
    const flags = file.readUInt8(position);
    const tag = flags & 63;
    const version = flags >> 6;
    const whole = tag === tagNumbers.glyf || tag === tagNumbers.loca ? 3 : 0;
    let [length, end] = readBase128(file, position + (tag === explicitTag ? 5 : 1));
    if (version !== whole) [length, end] = readBase128(file, end);
    places.set(tag, { start, length });
    start += length;
    position = end;
  }
  const size = file.readUInt32BE(at.totalCompressedSize);
  const body = brotliDecompressSync(file.subarray(position, position + size));
  return {
    head: file.subarray(0, position),
    body,
    table(name) {
      const place = places.get(tagNumbers[name]);
      if (!place) throw new Error(`The font has no table ${name}.`);
      return body.subarray(place.start, place.start + place.length);
    },
  };
}

/** The file of an unpacked font, whose tables have kept their lengths. */
export function pack({ head, body }: Woff2): Buffer {
  const stream = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  const padding = Buffer.alloc((4 - ((head.length + stream.length) % 4)) % 4);
  const file = Buffer.concat([head, stream, padding]);
  file.writeUInt32BE(file.length, at.length);
  file.writeUInt32BE(stream.length, at.totalCompressedSize);
  return file;
}
