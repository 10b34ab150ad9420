import { Badge } from '#src/components/Badge/Badge.tsx';
import { formatNumber } from '#src/lib/text.ts';
import type { Find, Found } from './found.ts';

/** What several records have in common, or what is wrong with one. */
export type Finding<Row, Facts> =
  | {
      /** What two records are compared by; an empty text is like no other. */
      readonly sameBy: (row: Row) => string;
    }
  | {
      /** The test of a record; null if the facts for it are not known. */
      readonly test: (facts: Facts) => ((row: Row) => boolean) | null;
    };

/** Two records have the same value. */
export function same<Row>(sameBy: (row: Row) => string): Finding<Row, unknown> {
  return { sameBy };
}

/** Something is wrong with a record, whatever else there is. */
export function wrong<Row>(test: (row: Row) => boolean): Finding<Row, unknown> {
  return { test: () => test };
}

/** The records of a finding by their ids, each with those that have the same value. */
type Groups<Row> = ReadonlyMap<string, readonly Row[]>;

interface Identified {
  readonly id: string;
}

function groupsOf<Row extends Identified, Facts>(
  finding: Finding<Row, Facts>,
  rows: readonly Row[],
  facts: Facts,
): Groups<Row> | null {
  if ('test' in finding) {
    const test = finding.test(facts);
    return test && new Map(rows.filter(test).map((row) => [row.id, [row]]));
  }
  const byValue = Map.groupBy(rows, finding.sameBy);
  byValue.delete('');
  return new Map(
    [...byValue.values()].flatMap((group) => (group.length < 2 ? [] : group.map((row) => [row.id, group]))),
  );
}

/** The widest letters of a mark, and its padding and distance from the name, in px. */
const LETTER = 7.5;
const AROUND = 22;

/** Looks for these findings, by their names in the URL. */
export function findingsOf<Row extends Identified, Facts>(
  findings: Readonly<Record<string, Finding<Row, Facts>>>,
): Find<Row, Facts> {
  return (rows, facts): Found<Row> => {
    const found = new Map<string, Groups<Row>>();
    for (const [name, finding] of Object.entries(findings)) {
      const groups = groupsOf(finding, rows, facts);
      if (groups) found.set(name, groups);
    }
    const groupOf = ({ id }: Row, name: string) => found.get(name)?.get(id) ?? [];
    const shares = (name: string) => Object.hasOwn(findings[name] ?? {}, 'sameBy');
    return {
      of: (row) => [...found.keys()].filter((name) => groupOf(row, name).length > 0),
      counts: new Map([...found].map(([name, groups]) => [name, groups.size])),
      grouped: (shown, names) => {
        const groups = names.filter(shares).flatMap((name) => [...(found.get(name)?.keys() ?? [])]);
        if (groups.length === 0) return shown;
        const places = new Map([...new Set(groups)].map((id, place) => [id, place]));
        const placeOf = ({ id }: Row) => places.get(id) ?? places.size;
        return shown.toSorted((one, other) => placeOf(one) - placeOf(other));
      },
      duplicates: (row, names) => {
        const all = names.filter(shares).flatMap((name) => groupOf(row, name));
        return [...new Map(all.map((each) => [each.id, each])).values()];
      },
      mark: (names, labelOf) => {
        const textOf = (row: Row, name: string) => {
          const { length } = groupOf(row, name);
          if (length === 0) return [];
          return [length === 1 ? labelOf(name) : `${labelOf(name)} (${formatNumber(length)})`];
        };
        const longest = Math.max(
          ...rows.map((row) => names.flatMap((name) => textOf(row, name)).join(' ').length),
          0,
        );
        return {
          draw: (row) =>
            names.flatMap((name) =>
              textOf(row, name).map((text) => (
                <Badge key={name} intent="warning">
                  {text}
                </Badge>
              )),
            ),
          room: longest === 0 ? 0 : Math.ceil(longest * LETTER) + AROUND * names.length,
        };
      },
    };
  };
}
