interface Valued {
  value: string;
}

/** The options with the chosen one among the first `limit`: in its place, or else before all but an unset choice. */
export function chosenWithin<Option extends Valued>(
  options: readonly Option[],
  chosen: string,
  limit: number,
): readonly Option[] {
  const at = options.findIndex(({ value }) => value === chosen);
  const option = options[at];
  if (option === undefined || at < limit) return options;
  const start = options[0]?.value === '' ? 1 : 0;
  return [...options.slice(0, start), option, ...options.slice(start, at), ...options.slice(at + 1)];
}

/** Whether a label holds what was typed: literally, without regard to case or to white space around it. */
export function matches(label: string, query: string): boolean {
  return label.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}
