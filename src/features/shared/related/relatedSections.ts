import type { KindId, RecordTypes } from '#src/api/types/record.ts';
import type { RecordRef } from '#src/api/types/recordRef.ts';
import type {
  Asked,
  LinkedKind,
  Records,
  Reference,
  RelatedLine,
} from '#src/features/shared/records/recordKind.ts';
import { kindIds, lineOf } from '#src/features/shared/records/records.ts';
import { refKey } from '#src/lib/recordUrl.ts';

/** The lines of a section that are shown; the others are behind Show all. */
export const SHOWN_LINES = 5;

/** A record with its kind. */
export type OfKind<Id extends KindId = KindId> = {
  readonly [Each in Id]: { readonly kind: Each; readonly record: RecordTypes[Each] };
}[Id];

/** The records of one kind that refer to a record. */
export interface RelatedSection {
  /** The heading without its count: `Tickets`. */
  readonly title: string;
  /** Samples that belong to a record of the server; marked as such. */
  readonly sample: boolean;
  readonly state: Asked<{
    readonly lines: readonly RelatedLine[];
    /** The list of all. */
    readonly all: string | null;
  }>;
}

/** What the records of a kind refer to that has the kind of this one, as `toSection` makes it of the rows that name this one. */
function referring<Id extends KindId, T>(
  { kind: id, record }: OfKind<Id>,
  records: Records,
  toSection: <Row extends { readonly id: string }>(found: Referring<Row>) => T,
): readonly T[] {
  function from<Other extends KindId>(other: Other): readonly T[] {
    const kind: LinkedKind<RecordTypes[Other]> | undefined = records.kinds[other];
    return (kind?.refers ?? []).flatMap((reference) => {
      const target = reference.to[id];
      if (!kind || !target) return [];
      const rows = (asking: Records, passes = (_row: RecordTypes[Other]) => true) => {
        const refs: readonly RecordRef[] = target.as?.(record, asking) ?? [{ kind: id, id: record.id }];
        const keys = new Set(refs.map(refKey));
        const found = asking.rows(other).filter((row) => {
          const ref = reference.of(row);
          return ref !== null && keys.has(refKey(ref)) && passes(row);
        });
        return reference.order ? found.toSorted(reference.order) : found;
      };
      return [toSection({ kind, reference, rows })];
    });
  }
  return kindIds(records.kinds).flatMap((other) => from(other));
}

interface Referring<Row extends { readonly id: string }> {
  readonly kind: LinkedKind<Row>;
  readonly reference: Reference<Row>;
  /** The rows that name the record, and pass. */
  readonly rows: (records: Records, passes?: (row: Row) => boolean) => readonly Row[];
}

/** The list of exactly these rows. */
function listOf<Row extends { readonly id: string }>({ all, of }: Reference<Row>, rows: readonly Row[]) {
  const refs = new Map(
    rows.flatMap((row) => {
      const ref = of(row);
      return ref ? [[refKey(ref), ref]] : [];
    }),
  );
  return all([...refs.values()], rows);
}

/** The sections of a record: what refers to it, in the order of the kinds. */
export function relatedSections<Id extends KindId>(
  of: OfKind<Id>,
  records: Records,
): readonly RelatedSection[] {
  return referring(of, records, ({ kind, reference, rows }) => ({
    title: reference.title,
    sample: records.kinds[of.kind]?.onServer === true && !kind.onServer,
    state: records.ask((asking) => {
      const found = rows(asking);
      const all = listOf(reference, found);
      const lines = found.flatMap((row) => {
        const line = lineOf(kind, row);
        return reference.linesOf?.(row, line, all, records.kinds) ?? [line];
      });
      return { lines, all };
    }),
  }));
}

/** How many of what refers to a record is still open, each with its list. */
export function openCounts<Id extends KindId>(of: OfKind<Id>, records: Records) {
  return referring(of, records, ({ reference, rows }) => {
    if (!reference.open) return [];
    const { test, query, one, many } = reference.open;
    const found = rows(records, test);
    return [{ one, many, count: found.length, url: `${listOf(reference, found)}&${query}` }];
  }).flat();
}
