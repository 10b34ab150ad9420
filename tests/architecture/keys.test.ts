import { expect, it } from 'vitest';
import { sourcesOf } from '#scripts/reach/sources.ts';

/** A comparison of an event's key with a letter, a digit or a sign; `meantKey` finds it on every layout. */
const direct = /\bevent\.key(?:\.toLowerCase\(\))? ===? '[^' ]'/u;

it('no shortcut is compared with the key of an event: it would do nothing on an Arabic layout', () => {
  const found = sourcesOf('src').filter(({ text }) => direct.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
  expect(direct.test("if (event.key === 'g') go();")).toBe(true);
});
