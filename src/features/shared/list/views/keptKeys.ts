/** A name in a list with the React key of its element. */
export interface Keyed {
  readonly name: string;
  readonly key: number;
}

/**
 * React keys for `names`, which are unique. Names in `before` keep their keys. If the number of names is the same, a new
 * name at the index of a removed one is a renaming and keeps its key, so that its element keeps the focus.
 */
export function keptKeys(before: readonly Keyed[], names: readonly string[]): readonly Keyed[] {
  const known = new Map(before.map(({ name, key }) => [name, key]));
  const renamed = before.length === names.length;
  let next = Math.max(-1, ...known.values()) + 1;
  return names.map((name, at) => {
    const there = before[at];
    const key = known.get(name) ?? (renamed && there && !names.includes(there.name) ? there.key : next++);
    return { name, key };
  });
}

/** Whether `keys` are for exactly these names. */
export function isKeyed(keys: readonly Keyed[], names: readonly string[]): boolean {
  return keys.length === names.length && keys.every(({ name }, at) => name === names[at]);
}
