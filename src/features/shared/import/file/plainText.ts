import { cleanText } from '#src/lib/cleanText.ts';
import { foldText } from '#src/lib/foldText.ts';

const lineBreak = /[\r\n\u2028\u2029]/u;

/** A text in one line, as the fields of the forms have: line breaks become spaces. */
function oneLine(text: string): string {
  if (!lineBreak.test(text)) return text.trim();
  const lines = text.split(lineBreak).map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

/** The text of a cell as it is imported. */
export function cellValue(text: string): string {
  return oneLine(cleanText(text));
}

/** A header without case, accents, spaces and signs: `Emirates ID No.` is `emiratesidno`. */
export function plainHeader(header: string): string {
  return foldText(header).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Headers that can name a control: an empty one is `Column 3`, a second `Email` is `Email (2)`, or `Email (3)` if the file
 * has an `Email (2)`.
 */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const shown = names.map((name, at) => (name === '' ? `Column ${at + 1}` : name));
  const given = new Set(shown);
  const used = new Set<string>();
  return shown.map((name) => {
    let unique = name;
    for (let count = 2; used.has(unique); count += 1) {
      const next = `${name} (${count})`;
      if (!given.has(next)) unique = next;
    }
    used.add(unique);
    return unique;
  });
}
