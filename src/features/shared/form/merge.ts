import { isSame } from '#src/features/shared/form/formValues.ts';

/** A field that the user and someone else have changed to different values since the form opened. */
export interface Conflict {
  readonly name: string;
  readonly opened: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** The saved values of a record and the typed ones in one. */
export interface Merged<Values> {
  /** Each field as the side that changed it has it; a field in conflict as the user typed it. */
  readonly values: Values;
  /** The names of the fields that only someone else changed. */
  readonly theirs: readonly string[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Compares three ways: the values as the form opened, as the user typed them, and as they are saved now. A field that
 * only one side changed has the value of that side; both sides may have made the same change. White space at the ends
 * of a text is no change.
 */
export function merge<Values extends object>(opened: Values, typed: Values, now: Values): Merged<Values> {
  const [before, after] = [new Map(Object.entries(opened)), new Map(Object.entries(now))];
  const fields = Object.entries(typed).map(([name, mine]) => {
    return { name, mine, opened: before.get(name), theirs: after.get(name) };
  });
  const byOthers = fields.filter((field) => !isSame(field.opened, field.theirs));
  const onlyTheirs = byOthers.filter((field) => isSame(field.opened, field.mine));
  return {
    values: { ...typed, ...Object.fromEntries(onlyTheirs.map(({ name, theirs }) => [name, theirs])) },
    theirs: onlyTheirs.map(({ name }) => name),
    conflicts: byOthers.filter(
      (field) => !isSame(field.opened, field.mine) && !isSame(field.mine, field.theirs),
    ),
  };
}

/** The side whose value of a field is saved. */
export type Side = 'theirs' | 'mine';

/** The values with the chosen side of each field in conflict. */
export function resolve<Values extends object>(
  { values, conflicts }: Merged<Values>,
  sides: ReadonlyMap<string, Side>,
): Values {
  const chosen = conflicts.map(({ name, theirs, mine }) => [
    name,
    sides.get(name) === 'theirs' ? theirs : mine,
  ]);
  return { ...values, ...Object.fromEntries(chosen) };
}
