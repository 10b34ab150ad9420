import { latinDigits, unseen } from './cleanText.ts';

// Diacritics of Latin, Greek and Cyrillic, Hebrew points and Arabic vowel signs (the hamza of an alef included, which NFKD
// separates). Vowel signs of Indic and Thai scripts count as letters, so they are kept.
const accents = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;
/** What is not seen, joiners, and the tatweel, which only stretches a word. */
const dropped = new RegExp(`[${unseen}\\u200c\\u200d\\u0640]`, 'g');
const beyondAscii = /[\u0080-\uffff]/;
/** White space of every kind; a line break separates texts that are searched together. */
const spaces = /[^\S\n]+/g;
/** Whether a text has other white space than single common spaces. */
const otherSpaces = /[^\S\n ]| {2}/;
const variants = /[øłđħıςٱةىیک]/g;
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};

function foldLetters(text: string): string {
  return latinDigits(text.normalize('NFKD').replace(accents, '').replace(dropped, ''))
    .toLowerCase()
    .replace(variants, (letter) => plain[letter] ?? letter);
}

/**
 * A text as it is compared, in searches and for duplicates: lower case, without accents, strokes, Arabic vowel signs,
 * tatweel and invisible characters; white space as one space, digits as Latin ones, and the forms of alef, of ya, of kaf,
 * and ta marbuta and ha, as one letter each. So `lodz` finds `Łódź`, and `نوره` finds `نورة`.
 */
export function foldText(text: string): string {
  const folded = beyondAscii.test(text) ? foldLetters(text) : text.toLowerCase();
  return otherSpaces.test(folded) ? folded.replace(spaces, ' ') : folded;
}

/**
 * Positions [start, end) of `search` (folded, not empty) in the original `text`. Matches do not overlap; an accent is
 * part of the letter before it.
 */
export function matchRanges(text: string, search: string): [start: number, end: number][] {
  const folded: string[] = [];
  const starts: number[] = [];
  if (beyondAscii.test(text) || otherSpaces.test(text)) {
    let at = 0;
    for (const character of text) {
      // One entry per UTF-16 unit, like the positions indexOf gives.
      for (const unit of foldText(character).split('')) {
        if (unit === ' ' && folded.at(-1) === ' ') continue;
        folded.push(unit);
        starts.push(at);
      }
      at += character.length;
    }
  } else {
    folded.push(text.toLowerCase());
  }
  const haystack = folded.join('');
  const origin = (position: number) => (starts.length === 0 ? position : (starts[position] ?? text.length));

  const ranges: [number, number][] = [];
  let from = haystack.indexOf(search);
  while (from !== -1) {
    const end = from + search.length;
    ranges.push([origin(from), Math.max(origin(end), origin(end - 1) + 1)]);
    from = haystack.indexOf(search, end);
  }
  return ranges;
}
