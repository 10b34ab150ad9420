import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { toZip } from '#src/lib/zip.ts';

const at = new Date(2026, 10, 20, 8, 14, 6);
const text = (words: string) => new TextEncoder().encode(words);
const open = async (zip: Blob) => JSZip.loadAsync(await zip.arrayBuffer(), { checkCRC32: true });

describe('toZip', () => {
  it('packs files that another reader gives back, with their time', async () => {
    const zip = await open(
      await toZip(
        [
          { name: 'a.txt', bytes: text('ليلى 陈伟') },
          { name: 'empty.txt', bytes: text('') },
        ],
        { at },
      ),
    );
    expect(Object.keys(zip.files)).toEqual(['a.txt', 'empty.txt']);
    expect(await zip.file('a.txt')?.async('text')).toBe('ليلى 陈伟');
    expect(await zip.file('empty.txt')?.async('text')).toBe('');
    // The format has no zone: readers take its time for UTC or for local time.
    expect(zip.file('a.txt')?.date.toISOString()).toContain('2026-11-20T08:14:06');
  });

  it.each([
    [new Date(-1), '1980-01-01T00:00:00'],
    [new Date(2100, 0, 1), '2099-12-31T23:59:58'],
  ])('writes the nearest time that the format can hold for %s', async (clock, written) => {
    const zip = await open(await toZip([{ name: 'a.txt', bytes: text('a') }], { at: clock }));
    expect(zip.file('a.txt')?.date.toISOString()).toContain(written);
  });

  it('pauses between pieces, tells how much is packed, and stops when the pause says so', async () => {
    const words = '0123456789'.repeat(40_000);
    const bytes = text(words);
    const told: number[] = [];
    const zip = await toZip([{ name: 'long.txt', bytes }], {
      at,
      onPiece: async (packed) => void told.push(packed),
    });
    expect(told).toEqual([0, 65_536, 131_072, 196_608, 262_144, 327_680, 393_216]);
    expect((await (await open(zip)).file('long.txt')?.async('text')) === words).toBe(true);
    const stopped = toZip([{ name: 'long.txt', bytes }], {
      at,
      onPiece: () => Promise.reject(new Error('stop')),
    });
    await expect(stopped).rejects.toThrow('stop');
  });
});
