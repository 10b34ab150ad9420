import { type ReadKind, stateOf } from '#src/features/shared/records/knownRecords.ts';
import {
  hrefOf,
  type KnownRecords,
  type RecordKind,
  type Reference,
  type RelatedLine,
} from '#src/features/shared/records/recordKind.ts';

/** The lines that are shown; the others are behind Show all. */
const SHOWN_LINES = 5;

type Row = Parameters<typeof hrefOf>[1];

/** The records of one kind that refer to a record, as they are shown. */
export interface RelatedSection {
  /** The heading without its count: `Tickets`. */
  readonly title: string;
  /** Samples that belong to a record of the server; marked as such. */
  readonly sample: boolean;
  readonly state:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly onRetry: () => void }
    | {
        readonly status: 'ready';
        readonly count: number;
        readonly lines: readonly RelatedLine[];
        /** The list of all; null when all are shown. */
        readonly all: string | null;
      };
}

/** A kind that refers to another one. */
interface Referring {
  readonly kind: RecordKind;
  readonly reference: Reference;
  readonly needs: readonly string[];
}

/** What refers to the records of a kind, in the order of the kinds. */
export function referringTo(id: string, kinds: readonly RecordKind[]): readonly Referring[] {
  return kinds.flatMap((kind) =>
    (kind.refers ?? []).flatMap((reference) => {
      const target = reference.to[id];
      return target ? [{ kind, reference, needs: [kind.id, ...(target.needs ?? [])] }] : [];
    }),
  );
}

/** The kinds that have to be read before the sections of records of a kind are known. */
export function needsOf(id: string, kinds: readonly RecordKind[]): readonly string[] {
  return referringTo(id, kinds).flatMap(({ needs }) => needs);
}

/** The rows that refer to a record, and the list of exactly those among them that pass. */
export function rowsOf(
  { kind, reference }: Referring,
  { id, record }: { readonly id: string; readonly record: Row },
  known: KnownRecords,
  passes: (row: Row) => boolean = () => true,
) {
  const { of, to, order, all } = reference;
  // A reference to a kind gets its records only.
  const wanted = new Set(to[id]?.keys?.(record as never, known) ?? [record.id]);
  const found = known.rows(kind).filter((row) => wanted.has(of(row) ?? '') && passes(row));
  const rows = order ? found.toSorted(order) : found;
  return { rows, url: all([...new Set(rows.map((row) => of(row) ?? ''))], rows) };
}

/** The lines of the rows that refer to a record. */
export function linesOf(
  { kind, reference }: Referring,
  { rows, url }: ReturnType<typeof rowsOf>,
): readonly RelatedLine[] {
  return rows.flatMap((row) => {
    const line = { ...kind.entryOf(row), href: hrefOf(kind, row) };
    return reference.linesOf?.(row, line, url) ?? [line];
  });
}

/** The sections of a record of a kind: what refers to it. */
export function relatedSections(
  id: string,
  record: Row,
  { kinds, reads, known }: { kinds: readonly RecordKind[]; reads: readonly ReadKind[]; known: KnownRecords },
): readonly RelatedSection[] {
  const onServer = kinds.some((kind) => kind.id === id && kind.onServer);
  return referringTo(id, kinds).map((each) => {
    const { kind, reference, needs } = each;
    const head = { title: reference.title, sample: onServer && !kind.onServer };
    const state = stateOf(reads, needs);
    if (state.status === 'failed') return { ...head, state };
    if (state.status === 'loading') return { ...head, state: { status: 'loading' } };
    const found = rowsOf(each, { id, record }, known);
    const lines = linesOf(each, found);
    const all = lines.length > SHOWN_LINES ? found.url : null;
    const shown = lines.slice(0, SHOWN_LINES);
    return { ...head, state: { status: 'ready', count: lines.length, lines: shown, all } };
  });
}
