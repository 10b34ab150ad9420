const ids = new WeakMap<object, string>();

/** Notes the id that a new sample record got: a form knows only the values that it has saved. */
export function noteNewId(values: unknown, id: string): void {
  if (typeof values === 'object' && values !== null) ids.set(values, id);
}

/** The id of the record that was made of these values; null if it is not known, as for those of the server. */
export function newIdOf(values: object): string | null {
  return ids.get(values) ?? null;
}
