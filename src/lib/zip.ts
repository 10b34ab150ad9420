import { Zip, ZipDeflate } from 'fflate';

export interface ZipFile {
  /** ASCII, without folders. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface ZipOptions {
  /** Time of every file in it. */
  readonly at: Date;
  /** Called before each piece with the bytes packed so far; reject to stop (the promise rejects with it). */
  readonly onPiece?: (packed: number) => Promise<void>;
}

/** The first and the last moment that a ZIP can hold as the time of a file. */
const FIRST = new Date(1980, 0, 1);
const LAST = new Date(2099, 11, 31, 23, 59, 58);

/** The nearest time that a ZIP can hold, for a computer whose clock is wrong. */
export function toZipTime(at: Date): Date {
  return new Date(Math.min(Math.max(at.getTime(), FIRST.getTime()), LAST.getTime()));
}

/** Bytes packed between two pauses: a few milliseconds of work. */
const PIECE = 64 * 1024;

/** Packs files into a ZIP, piece by piece on the calling thread: the content policy allows no worker from a string. */
export async function toZip(files: readonly ZipFile[], { at, onPiece }: ZipOptions): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // `ZipDeflate` works synchronously: an error reaches this callback within `push` or `end`, and throws there.
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    parts.push(new Uint8Array(piece));
  });
  let packed = 0;
  for (const { name, bytes } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = toZipTime(at);
    zip.add(file);
    for (let from = 0; from < bytes.length; from += PIECE) {
      await onPiece?.(packed);
      const piece = bytes.subarray(from, from + PIECE);
      file.push(piece, false);
      packed += piece.length;
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
