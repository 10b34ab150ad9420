import { describe, expect, it } from 'vitest';
import { foldText, matchRanges } from '#src/lib/foldText.ts';

describe('foldText', () => {
  it.each([
    ['SOFIA', 'sofia'],
    ['Sofía Ramírez', 'sofia ramirez'],
    ['Łódź', 'lodz'],
    ['Ørsted', 'orsted'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['مُحَمَّد', 'محمد'],
    ['محـمد', 'محمد'],
    ['نورة', 'نوره'],
    ['أحمد إبراهيم آل', 'احمد ابراهيم ال'],
    ['الشامسى', 'الشامسي'],
    ['الشامسی', 'الشامسي'],
    ['کریم', 'كريم'],
    ['٠٥٠ ۱۲۳', '050 123'],
    ['Layla\u00a0Haddad', 'layla haddad'],
    ['Layla \t Haddad', 'layla haddad'],
    ['layla@acme.example\u200b', 'layla@acme.example'],
    ['two\nlines', 'two\nlines'],
    // The forms of letters that a PDF has.
    ['ﻧﻮﺭﺓ ﻻ', 'نوره لا'],
    ['oﬃce', 'office'],
    ['陳大文', '陳大文'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps vowel signs of Indic scripts', () => {
    expect(foldText('की')).not.toBe(foldText('का'));
  });
});

describe('matchRanges', () => {
  const marked = (text: string, search: string) =>
    matchRanges(text, foldText(search)).map(([start, end]) => text.slice(start, end));

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
    ['نورة الشامسي', 'نوره', ['نورة']],
    ['محـمد علي', 'محمد', ['محـمد']],
    ['Layla\u00a0 Haddad', 'a h', ['a\u00a0 H']],
    ['+971 ٥٠ ١٢٣', '50 1', ['٥٠ ١']],
    ['ﻣﺤﻤﺪ oﬃce', 'محمد of', ['ﻣﺤﻤﺪ oﬃ']],
    ['nothing', 'else', []],
  ])('finds in %s the matches of %s', (text, search, expected) => {
    expect(marked(text, search)).toEqual(expected);
  });
});
