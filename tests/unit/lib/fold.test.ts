import { describe, expect, it } from 'vitest';
import { fold, matchRanges } from '#src/lib/fold.ts';

describe('fold', () => {
  it.each([
    ['SOFIA', 'sofia'],
    ['Sofía Ramírez', 'sofia ramirez'],
    ['Łódź', 'lodz'],
    ['Ørsted', 'orsted'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['مُحَمَّد', 'محمد'],
    ['陳大文', '陳大文'],
  ])('folds %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('keeps vowel signs of Indic scripts', () => {
    expect(fold('की')).not.toBe(fold('का'));
  });
});

describe('matchRanges', () => {
  const marked = (text: string, search: string) =>
    matchRanges(text, fold(search)).map(([start, end]) => text.slice(start, end));

  it.each([
    ['Anna Anderson', 'an', ['An', 'An']],
    ['Sofía', 'fia', ['fía']],
    ['Sofía', 'fia', ['fía']],
    ['Rámón', 'ram', ['Rám']],
    ['Łódź', 'lodz', ['Łódź']],
    // A syllable that was found in part is marked whole.
    ['서울 한국', '하', ['한']],
    ['aaa', 'aa', ['aa']],
    ['a.b*c[d]\\', '.b*c[d]\\', ['.b*c[d]\\']],
    ['👩‍💻 Ada', 'ada', ['Ada']],
    ['nothing', 'else', []],
  ])('finds in %s the matches of %s', (text, search, expected) => {
    expect(marked(text, search)).toEqual(expected);
  });
});
