/** A reply with placeholders: `{customer}`. */
export interface ReplyTemplate {
  readonly name: string;
  readonly text: string;
}

/** Values by the name of their placeholder; an empty one fills nothing. */
export type ReplyValues = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{([a-z]+)\}/giu;

/** The text with the placeholders that have a value filled. */
export function filledReply(text: string, values: ReplyValues): string {
  return text.replaceAll(PLACEHOLDER, (placeholder, name: string) => values[name] || placeholder);
}

/** The placeholders that are left in a text, each once: `{date}`. */
export function unfilledIn(text: string): readonly string[] {
  return [...new Set(text.match(PLACEHOLDER) ?? [])];
}

/** The text with a reply after what is typed already. */
export function withReply(typed: string, reply: string): string {
  return typed.trim() === '' ? reply : `${typed.trimEnd()}\n\n${reply}`;
}

/** The position of a slash that asks for a reply: just typed, at the start or after white space; else null. */
export function typedSlash(before: string, typed: string): number | null {
  let at = 0;
  while (at < before.length && typed[at] === before[at]) at += 1;
  if (typed !== `${before.slice(0, at)}/${before.slice(at)}`) return null;
  return at === 0 || /\s/u.test(typed[at - 1] ?? '') ? at : null;
}

/** The text with a reply in place of the slash at a position. */
export function withReplyAt(typed: string, slash: number, reply: string): string {
  return `${typed.slice(0, slash)}${reply}${typed.slice(slash + 1)}`;
}
