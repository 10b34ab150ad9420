import type { KindId, RecordTypes } from '#src/api/types/record.ts';
import { type Field, type Fields, textOf } from '#src/features/shared/form/table/fieldTable.ts';
import { activeLabel } from '#src/lib/labels.ts';
import { recordUrl } from '#src/lib/recordUrl.ts';
import { emiratesId } from '#src/lib/values/emiratesId.ts';
import type { Kind } from '#src/lib/values/kind.ts';
import { phone } from '#src/lib/values/phone.ts';
import type { RecordKind } from './recordKind.ts';

/** A record of the list that has the same value. */
export interface Existing {
  readonly name: string;
  readonly href: string;
}

/** Where each row has a value by which two are compared. */
interface ComparedValue<Row> {
  readonly of: (row: Row) => string;
  readonly kind: Kind<string>;
}

/** The records by a compared value, without those that have none; of several with the same one, the last. */
export function existingBy<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { of, kind }: ComparedValue<Row>,
  { path, nameOf }: Pick<RecordKind<Row>, 'path' | 'nameOf'>,
): ReadonlyMap<string, Existing> {
  const entries = rows.map(
    (row) => [kind.plain(of(row)), { name: nameOf(row), href: recordUrl(path, row.id) }] as const,
  );
  return new Map(entries.filter(([value]) => value !== ''));
}

/** A kind of people: what they are called, and the fields of their form. */
export interface PeopleKind<Id extends KindId> extends RecordKind<RecordTypes[Id]> {
  readonly id: Id;
  readonly fields: Fields<RecordTypes[Id]>;
}

/** The numbers that a person shares with no other, as a rule. */
const numbers: Partial<Record<NonNullable<Field<never>['as']>, Kind<string>>> = { emiratesId, tel: phone };

/** An active person with a number of the form. */
export interface SameNumber extends Existing {
  /** The label of the number: `Emirates ID`. */
  readonly label: string;
}

/** Finds the active people who have a number of a form's values; `own` is the id of the edited one, who does not count. */
export function sameNumbersAmong<Id extends KindId>(
  kind: PeopleKind<Id>,
  rows: readonly RecordTypes[Id][],
  own: string | undefined,
): (values: Readonly<Record<string, unknown>>) => readonly SameNumber[] {
  const active = activeLabel(true);
  const others = rows.filter((row) => row.id !== own && kind.statusOf?.(row).label === active);
  const indexes = Object.entries(kind.fields).flatMap(([name, field]) => {
    const compared = numbers[field.as ?? 'text'];
    if (!compared) return [];
    const of = (row: RecordTypes[Id]) => textOf(name, field, row);
    return [{ name, field, compared, existing: existingBy(others, { of, kind: compared }, kind) }];
  });
  return (values) =>
    indexes.flatMap(({ name, field, compared, existing }) => {
      const found = existing.get(compared.plain(String(values[name])));
      return found ? [{ ...found, label: field.label }] : [];
    });
}
