import { countOf, formatNumber } from '#src/lib/text.ts';

/** The longest comment or description, in characters as the browser counts them (UTF-16 units). */
export const TEXT_LIMIT = 20_000;

/** The number of characters left is shown from this share of the limit on. */
const NEAR = 0.9;

/** The text up to the limit; a character of two units is not cut in half. */
export function withinLimit(text: string): string {
  return text.length <= TEXT_LIMIT ? text : text.slice(0, TEXT_LIMIT).replace(/[\ud800-\udbff]$/u, '');
}

/** The counter below a text that nears the limit; null for a shorter one. */
export function counterText(length: number): string | null {
  if (length < NEAR * TEXT_LIMIT) return null;
  const left = Math.max(0, TEXT_LIMIT - length);
  return `${left === 0 ? 'No' : formatNumber(left)} ${left === 1 ? 'character' : 'characters'} left of ${formatNumber(TEXT_LIMIT)}`;
}

/** What a screen reader is told while the user types: not each number, but that the limit is near and that it is reached. */
export function limitAnnouncement(length: number): string {
  if (length >= TEXT_LIMIT)
    return `The limit of ${countOf(TEXT_LIMIT, 'character', 'characters')} is reached.`;
  const near = [100, TEXT_LIMIT * (1 - NEAR)].map(Math.round).find((left) => TEXT_LIMIT - length <= left);
  return near === undefined ? '' : `At most ${countOf(near, 'character', 'characters')} are left.`;
}
