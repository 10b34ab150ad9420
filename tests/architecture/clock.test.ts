import { expect, it } from 'vitest';
import { sourcesOf } from './sources.ts';

/** A parameter or prop that is a clock: `now: () => Date`, `clock?: () => number`. */
const CLOCK = /\b(?:now|clock)\??: \(\) => /u;

it('no part of the console takes a clock: the clock is Date, which tests and stories fix', () => {
  const clocked = sourcesOf('src').filter(({ text }) => CLOCK.test(text));
  expect(clocked.map(({ path }) => path)).toEqual([]);
});

it.each(['now: () => number,', 'now?: () => Date;', 'readonly clock: () => Date'])('finds %s', (text) => {
  expect(CLOCK.test(text)).toBe(true);
});
