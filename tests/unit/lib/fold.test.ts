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
  ])('%s is searched as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('keeps the vowel signs of scripts in which they are letters', () => {
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
    ['aaa', 'aa', ['aa']],
    ['a.b*c[d]\\', '.b*c[d]\\', ['.b*c[d]\\']],
    ['👩‍💻 Ada', 'ada', ['Ada']],
    ['nothing', 'else', []],
  ])('marks in %s what %s found', (text, search, expected) => {
    expect(marked(text, search)).toEqual(expected);
  });
});
