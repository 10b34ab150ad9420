// Diacritics of Latin, Greek and Cyrillic, Hebrew points and Arabic vowel signs. Vowel signs of Indic and Thai
// scripts count as letters, so they are kept.
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
const beyondAscii = /[\u0080-\uffff]/;
const strokes = /[øłđħıς]/g;
const unstroked: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ς: 'σ' };

/** The text without accents, in decomposed form (NFD): `Sofía` becomes `Sofia`. */
function stripAccents(text: string): string {
  return beyondAscii.test(text) ? text.normalize('NFD').replace(accents, '') : text;
}

/**
 * Normalises a text for searching: lower case, without accents and strokes, so that `lodz` finds `Łódź` and `SOFIA`
 * finds `Sofía`. All other characters must match literally.
 */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return stripAccents(text)
    .toLowerCase()
    .replace(strokes, (letter) => unstroked[letter] ?? letter);
}

/**
 * Positions [start, end) of `search` (folded, not empty) in the original `text`. Matches do not overlap; an accent is
 * part of the letter before it.
 */
export function matchRanges(text: string, search: string): [start: number, end: number][] {
  const folded: string[] = [];
  const starts: number[] = [];
  if (beyondAscii.test(text)) {
    let at = 0;
    for (const character of text) {
      for (const part of fold(character)) {
        // One entry per UTF-16 unit, like the positions indexOf gives.
        for (const unit of part.split('')) {
          folded.push(unit);
          starts.push(at);
        }
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
