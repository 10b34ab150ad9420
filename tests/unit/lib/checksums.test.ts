import { expect, it, vi } from 'vitest';
import { sha256, toSha256Sums } from '#src/lib/checksums.ts';

const text = (words: string) => new TextEncoder().encode(words);

// FIPS 180-4, the examples of NIST.
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

it('a hash is the SHA-256 in hexadecimal digits', async () => {
  expect(await sha256(text(''))).toBe(empty);
  expect(await sha256(text('abc'))).toBe(abc);
});

it('the sums are a line for each file, as sha256sum writes them', async () => {
  const files = [
    { name: 'a.txt', bytes: text('abc') },
    { name: 'b.txt', bytes: text('') },
  ];
  expect(await toSha256Sums(files)).toBe(`${abc}  a.txt\n${empty}  b.txt\n`);
  expect(await toSha256Sums([])).toBe('');
});

it('says in a sentence that a browser has no Web Crypto over http', async () => {
  vi.stubGlobal('crypto', {});
  try {
    await expect(sha256(text(''))).rejects.toThrow('Checksums need a secure connection (https).');
  } finally {
    vi.unstubAllGlobals();
  }
});
