/** What the docs page of a component teaches, besides its live states and the table of its props. */
export interface Guide {
  /** What it is for, a few words each. */
  readonly use: readonly string[];
  /** What it is not for, and what is used instead. */
  readonly notFor: readonly string[];
  /** Its parts, by name. */
  readonly parts?: Readonly<Record<string, string>>;
  /** What keys do, by key; none when it takes no focus. */
  readonly keyboard?: Readonly<Record<string, string>>;
  /** What screen readers say of it, and what the caller owes them. */
  readonly screenReaders: readonly string[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
}
