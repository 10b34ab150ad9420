import { stripAccents } from './fold.ts';

/** English order: space, punctuation, digits, letters; accents and case decide only between equals. */
interface English {
  collator: Intl.Collator;
  /** The place of each printable ASCII character in that order, from 1; `A` and `a` share a place. */
  places: Uint8Array;
}

let prepared: English | undefined;

/** Builds the collator, which takes milliseconds: on the first sort, or earlier while the page is idle. */
export function prepareSorting(): English {
  if (prepared) return prepared;
  const base = new Intl.Collator('en', { sensitivity: 'base' });
  const places = new Uint8Array(128);
  let place = 0;
  let before = '';
  for (const character of Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).sort(
    base.compare,
  )) {
    if (before === '' || base.compare(before, character) !== 0) place++;
    places[character.charCodeAt(0)] = place;
    before = character;
  }
  prepared = { collator: new Intl.Collator('en'), places };
  return prepared;
}

const printableAscii = /^[ -~]*$/;
/** Characters packed into one number: 4 × 7 bits, with 25 bits for the position. */
const step = 4;
const positions = 2 ** 25;
/** Runs up to this length are sorted by comparing pairs. */
const shortRun = 24;

/**
 * The positions of the texts in English order (`Intl.Collator`), equal texts in the given order. The collator is many
 * times slower than comparing numbers, so ASCII texts are sorted as numbers, four characters at a time, and the
 * collator only orders texts that are equal so far.
 */
export function sortStrings(texts: readonly string[]): number[] {
  const { collator, places } = prepareSorting();
  const at = (position: number) => texts[position] ?? '';
  const compare = (a: number, b: number) => collator.compare(at(a), at(b)) || a - b;
  if (texts.length <= shortRun) return texts.map((_, i) => i).sort(compare);

  const keys = texts.map(stripAccents);
  const plain: number[] = [];
  const other: number[] = [];
  keys.forEach((key, i) => {
    (printableAscii.test(key) ? plain : other).push(i);
  });
  const sorted = sortRun({ keys, places, compare }, Uint32Array.from(plain), 0);
  return merge(Array.from(sorted), other.sort(compare), compare);
}

interface AsciiTexts {
  /** The texts without accents, printable ASCII only. */
  keys: readonly string[];
  places: Uint8Array;
  /** Compares texts that differ only in accents and case. */
  compare: (a: number, b: number) => number;
}

/** Sorts, in place, positions whose keys agree in the first `depth` characters. */
function sortRun(ascii: AsciiTexts, run: Uint32Array, depth: number): Uint32Array {
  const { keys, places, compare } = ascii;
  const placeAt = (key: string, k: number) => (k < key.length ? (places[key.charCodeAt(k)] ?? 0) : 0);
  if (run.length <= shortRun) {
    return run.sort((a, b) => {
      const keyA = keys[a] ?? '';
      const keyB = keys[b] ?? '';
      for (let k = depth; k < keyA.length || k < keyB.length; k++) {
        const difference = placeAt(keyA, k) - placeAt(keyB, k);
        if (difference !== 0) return difference;
      }
      return compare(a, b);
    });
  }
  const codes = new Float64Array(run.length);
  for (let i = 0; i < run.length; i++) {
    const key = keys[run[i] ?? 0] ?? '';
    let code = 0;
    for (let k = depth; k < depth + step; k++) code = code * 128 + placeAt(key, k);
    codes[i] = code * positions + i;
  }
  codes.sort();

  const before = run.slice();
  const prefix = (i: number) => Math.floor((codes[i] ?? 0) / positions);
  let start = 0;
  for (let i = 0; i < run.length; i++) {
    run[i] = before[(codes[i] ?? 0) % positions] ?? 0;
    if (i + 1 < run.length && prefix(i + 1) === prefix(start)) continue;
    const same = run.subarray(start, i + 1);
    // A last place of 0 means that these texts end here: only accents and case can differ.
    if (same.length > 1 && prefix(start) % 128 === 0) same.sort(compare);
    else if (same.length > 1) sortRun(ascii, same, depth + step);
    start = i + 1;
  }
  return run;
}

function merge(a: number[], b: number[], compare: (a: number, b: number) => number): number[] {
  if (b.length === 0) return a;
  const merged: number[] = [];
  let i = 0;
  for (const next of b) {
    while (i < a.length && compare(a[i] ?? 0, next) < 0) merged.push(a[i++] ?? 0);
    merged.push(next);
  }
  return merged.concat(a.slice(i));
}
