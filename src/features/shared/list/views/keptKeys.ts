/** A name in a list with the key that its element has in React. */
export interface Keyed {
  readonly name: string;
  readonly key: number;
}

/**
 * Keys for `names`, which are different, after those of `before`. A name that takes the place of another, none
 * being more or fewer, is that one renamed and keeps its key: its element stays, and the focus in it.
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

/** Whether these are the keys of exactly these names. */
export function isKeyed(keys: readonly Keyed[], names: readonly string[]): boolean {
  return keys.length === names.length && keys.every(({ name }, at) => name === names[at]);
}
