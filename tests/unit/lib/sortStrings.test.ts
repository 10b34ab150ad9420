import { describe, expect, it } from 'vitest';
import { sortStrings } from '#src/lib/sortStrings.ts';

const collator = new Intl.Collator('en');

function byCollator(texts: readonly string[]): number[] {
  return texts.map((_, i) => i).sort((a, b) => collator.compare(texts[a] ?? '', texts[b] ?? '') || a - b);
}

/** Pseudo-random texts, the same on every run. */
function texts(count: number, alphabet: string, longest: number): string[] {
  let state = 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const letters = [...alphabet];
  return Array.from({ length: count }, () =>
    Array.from({ length: next(longest) }, () => letters[next(letters.length)]).join(''),
  );
}

describe('sortStrings', () => {
  it.each([
    ['plain texts', texts(3000, 'abcABC 019', 12)],
    ['long common prefixes', texts(500, 'ab', 4).map((text) => `ahmed.al-mansoori@${text}`)],
    ['addresses and punctuation', texts(3000, "ab1@._-+'&/()", 10)],
    ['accents and case', texts(3000, 'aáÀbeéEnñ', 6)],
    ['several scripts', texts(3000, 'abłøß陳مЖ ', 6)],
    ['few texts', ['b', 'A', 'a', 'B']],
    ['no text', []],
  ])('orders %s as the collator does', (_, given) => {
    expect(sortStrings(given)).toEqual(byCollator(given));
  });
});
