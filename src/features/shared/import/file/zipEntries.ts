import { Inflate } from 'fflate';
import { limitCount, limitUnpacked, MAX_PARTS } from './limits.ts';

/** A file of an archive, packed. */
export interface ZipEntry {
  readonly packed: Uint8Array;
  /** 0: stored, 8: deflated. */
  readonly method: number;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
/** A number that is too large for its field: the field of ZIP64 has it. */
const IN_64 = 0xffffffff;

/** Where the directory begins, and how many entries it has. */
function directoryOf(view: DataView): { readonly count: number; readonly from: number } {
  let end = view.byteLength - 22;
  // A comment of at most 65,535 bytes follows the record.
  while (end > 0 && view.byteLength - end < 65_557 && view.getUint32(end, true) !== END) end -= 1;
  if (view.getUint32(end, true) !== END) throw new RangeError('No directory');
  if (end >= 20 && view.getUint32(end - 20, true) === LOCATOR_64) {
    const at = view.getUint32(end - 12, true);
    if (view.getUint32(at, true) === END_64) {
      return { count: view.getUint32(at + 32, true), from: view.getUint32(at + 48, true) };
    }
  }
  return { count: view.getUint16(end + 10, true), from: view.getUint32(end + 16, true) };
}

/** The numbers of an entry that did not fit, in the order of their fields (APPNOTE 4.5.3); their lower halves. */
function numbersIn64(view: DataView, from: number, length: number, numbers: readonly number[]) {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    return numbers.map((number) => {
      if (number !== IN_64) return number;
      next += 8;
      return view.getUint32(next - 8, true);
    });
  }
  return numbers;
}

/** The files of an archive by their paths. Throws `LimitError`, and `RangeError` if it is none. */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, from } = directoryOf(view);
  limitCount(count, MAX_PARTS, 'parts');
  const entries = new Map<string, ZipEntry>();
  let at = from;
  for (let entry = 0; entry < count; entry += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('No entry');
    const name = bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true));
    const extra = view.getUint16(at + 30, true);
    const given = [24, 20, 42].map((field) => view.getUint32(at + field, true));
    const [, size = 0, header = 0] = numbersIn64(view, at + 46 + name.length, extra, given);
    const data = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const path = new TextDecoder().decode(name).replaceAll('\\', '/');
    const method = view.getUint16(at + 10, true);
    entries.set(path, { packed: bytes.subarray(data, data + size), method });
    at += 46 + name.length + extra + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Bytes unpacked at once: they become at most a thousand times as many. */
const PIECE = 4096;

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/**
 * Unpacks files of one archive, and counts the bytes while it does, because an archive can state a wrong size. Throws
 * `LimitError` when they are too many together.
 */
export function unpacker(): (entry: ZipEntry) => Uint8Array<ArrayBuffer> {
  let unpacked = 0;
  return ({ packed, method }) => {
    const before = unpacked;
    const pieces: Uint8Array[] = [];
    const take = (piece: Uint8Array) => {
      unpacked += piece.length;
      limitUnpacked(unpacked);
      pieces.push(piece);
    };
    if (method === 0) take(packed);
    else if (method === 8) {
      const inflate = new Inflate(take);
      for (let at = 0; at < packed.length; at += PIECE) {
        inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
      }
    } else throw new RangeError(`Method ${method}`);
    return joined(pieces, unpacked - before);
  };
}
