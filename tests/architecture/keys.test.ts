import { expect, it } from 'vitest';
import { sourcesOf } from '#scripts/sources.ts';

/** A comparison of a key with a letter, a digit or a sign. */
const compared = /\bkey(?:\.toLowerCase\(\))? [!=]== '[!-~]'/u;

it('a shortcut is compared with the meant key: the key of an event does nothing on an Arabic layout', () => {
  const found = sourcesOf('src').filter(({ text }) => compared.test(text) && !text.includes('meantKey'));
  expect(found.map(({ path }) => path)).toEqual([]);
  expect(compared.test("if (event.key !== 'g') go();")).toBe(true);
});
