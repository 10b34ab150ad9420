/** One or two capitals for an avatar; `?` when the name has no letter to give. Counts code points, not units. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = Array.from(words[0] ?? '')[0];
  if (first === undefined) return '?';
  const last = words.length > 1 ? (Array.from(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/** The first word of a name, for the user menu; the whole text when there is only one. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}

/** `1 developer`, `1,204 developers`: the number with its noun. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/**
 * A whole number with thousands separators, as the whole console writes them. Not by `Intl.NumberFormat`: making
 * the first one takes a tenth of the time in which the first page could be ready.
 */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

/** Cuts a text to at most `limit` characters, the last of them an ellipsis; never splits a character in two. */
export function clamp(text: string, limit: number): string {
  // The cheap question first: most texts are short and need no array of code points.
  if (text.length <= limit) return text;
  const characters = Array.from(text);
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
