import type { Option } from '#src/lib/options.ts';
import { text } from '#src/lib/values/text.ts';

/** The options, with a chosen one beyond `limit` moved to the start, after the option with an empty value. */
export function chosenWithin(options: readonly Option[], chosen: string, limit: number): readonly Option[] {
  const at = options.findIndex(({ value }) => value === chosen);
  const option = options[at];
  if (option === undefined || at < limit) return options;
  const start = options[0]?.value === '' ? 1 : 0;
  return [...options.slice(0, start), option, ...options.slice(start, at), ...options.slice(at + 1)];
}

/** Whether a label contains the search text literally, ignoring case, accents and white space around it. */
export function matches(label: string, search: string): boolean {
  return text.plain(label).includes(text.plain(search));
}

/** Whether two texts are the same but for case, accents and white space around them. */
export function sameText(one: string, other: string): boolean {
  return text.plain(one) === text.plain(other);
}
