import type { Find } from './found.ts';
import { withMarks } from './withMarks.tsx';

/** What several records have in common, or what is wrong with one. */
export type Issue<Row, Facts> =
  | {
      /** What two records are compared by; an empty text is like no other. */
      readonly sameBy: (row: Row) => string;
    }
  | {
      /** The test of a record; null if the facts for it are not known. */
      readonly test: (facts: Facts) => ((row: Row) => boolean) | null;
    };

/** Two records have the same value. */
export function same<Row>(sameBy: (row: Row) => string): Issue<Row, unknown> {
  return { sameBy };
}

/** Something is wrong with a record, whatever else there is. */
export function wrong<Row>(test: (row: Row) => boolean): Issue<Row, unknown> {
  return { test: () => test };
}

interface Identified {
  readonly id: string;
}

/** The records of an issue by their ids, each with all that have the same value. */
type Groups<Row> = ReadonlyMap<string, readonly Row[]>;

function sameGroups<Row extends Identified>(rows: readonly Row[], sameBy: (row: Row) => string): Groups<Row> {
  const byValue = new Map<string, Row[]>();
  for (const row of rows) {
    const value = sameBy(row);
    const group = byValue.get(value);
    if (group) group.push(row);
    else if (value !== '') byValue.set(value, [row]);
  }
  const groups = [...byValue.values()].filter(({ length }) => length > 1);
  return new Map(groups.flatMap((group) => group.map(({ id }) => [id, group])));
}

function groupsOf<Row extends Identified, Facts>(
  issue: Issue<Row, Facts>,
  rows: readonly Row[],
  facts: Facts,
): Groups<Row> | null {
  if ('sameBy' in issue) return sameGroups(rows, issue.sameBy);
  const test = issue.test(facts);
  return test && new Map(rows.filter(test).map((row) => [row.id, [row]]));
}

/** Looks for these issues, by their names in the URL. */
export function issuesOf<Row extends Identified, Facts>(
  issues: Readonly<Record<string, Issue<Row, Facts>>>,
): Find<Row, Facts> {
  return (rows, facts) => {
    const entries = Object.entries(issues).map(
      ([name, issue]) => [name, groupsOf(issue, rows, facts)] as const,
    );
    const found = new Map(entries.flatMap(([name, groups]) => (groups ? [[name, groups]] : [])));
    const groupOf = ({ id }: Row, name: string) => found.get(name)?.get(id) ?? [];
    const inCommon = (names: readonly string[]) =>
      names.flatMap((name) => ('sameBy' in (issues[name] ?? {}) ? (found.get(name) ?? []) : []));
    const of = (row: Row) => [...found.keys()].filter((name) => groupOf(row, name).length > 0);
    const counts = new Map([...found].map(([name, groups]) => [name, groups.size]));
    return {
      of,
      counts,
      grouped: (shown, names) => {
        const ids = inCommon(names).flatMap((groups) => [...groups.keys()]);
        if (ids.length === 0) return shown;
        const places = new Map([...new Set(ids)].map((id, place) => [id, place]));
        const placeOf = ({ id }: Row) => places.get(id) ?? places.size;
        return shown.toSorted((one, other) => placeOf(one) - placeOf(other));
      },
      duplicates: ({ id }, names) => [...new Set(inCommon(names).flatMap((groups) => groups.get(id) ?? []))],
      described: (list, names) => withMarks(list, { of, counts, groupOf, names }),
    };
  };
}
