import type { LucideIcon } from 'lucide-react';
import type { Page } from '#src/api/results/page.ts';
import type { LabelIntent } from '#src/lib/labels.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { numberLabels } from '#src/lib/recordNumbers.ts';
import { recordUrl } from '#src/lib/recordUrl.ts';

interface Identified {
  readonly id: string;
}

/** A record in a section of another one's details. */
export interface RelatedLine extends Identified {
  readonly label: string;
  /** What tells it from others: an email address, or plan and end. */
  readonly hint: string;
  readonly status?: { readonly label: string; readonly intent: LabelIntent } | undefined;
  /** Absent for what is no record of the console. */
  readonly href?: string;
}

/** A text by which the search finds a record besides its label and hint. */
export interface SearchFact {
  /** `Email`, `Phone`, `ID`. */
  readonly label: string;
  readonly text: string;
  /** A number is found in any writing, an id only as it is written, any other text by a part of it. */
  readonly kind?: 'number' | 'id';
}

/** What a record is called, and by what it is found. */
export interface RecordEntry extends RelatedLine {
  /** Of a person: the name of the company. */
  readonly company?: string | null;
  readonly facts?: readonly SearchFact[];
}

/** A record that is named by an id: of the first of these kinds that has it. */
export interface RecordRef {
  readonly kinds: readonly string[];
  readonly id: string | null;
}

/** What the cells of a column name. */
export interface ColumnRef<Row> {
  readonly kinds: readonly string[];
  readonly of: (row: Row) => RecordRef;
}

/** The cells name records of these kinds, each by what `idIn` a row. */
export function refersTo<Row>(
  idIn: (row: Row) => string | null,
  ...kinds: readonly string[]
): ColumnRef<Row> {
  return { kinds, of: (row) => ({ kinds, id: idIn(row) }) };
}

/** A fact about a record, and the URL of the record that has it. */
export interface Answer {
  readonly text: string;
  /** Null for what leads nowhere. */
  readonly href: string | null;
}

/** What a caller asks first. */
export interface Customer {
  /** Absent for a company. */
  readonly person?: { readonly role: string; readonly mobile: string };
  /** Null for a person without the company that they should have; absent for one who has none. */
  readonly company?: Answer | null;
  readonly plan: Answer | null;
  readonly subscription: {
    readonly status: string;
    /** `YYYY-MM-DD`; empty when not known. */
    readonly endDate: string;
    /** The present amount: `$999/year`. */
    readonly amount?: string;
    readonly href: string | null;
  } | null;
}

/** The records of a portal that were read. */
export interface KnownRecords {
  /** Those of a kind; none before they are read, or if they were not asked for. */
  readonly rows: <Row extends Identified>(kind: RecordKind<Row>) => readonly Row[];
  /** A record, with its kind; null if there is none, and before all kinds are read that could have it. */
  readonly get: (ref: RecordRef) => { readonly kind: RecordKind; readonly row: Identified } | null;
  /** Its URL. */
  readonly find: (ref: RecordRef) => string | null;
}

/** How rows name the records of another kind. */
export interface ReferenceTarget {
  /** What rows name of such a record; its id when absent. */
  readonly keys?: (record: never, known: KnownRecords) => readonly string[];
  /** Kinds without which the keys are not known. */
  readonly needs?: readonly string[];
}

/** What the rows of a kind refer to; it is a section in the details of what they refer to. */
export interface Reference<Row extends Identified = Identified> {
  /** The heading of the section, and without capitals of what it has none: `Tickets`. */
  readonly title: string;
  /** The kinds that it refers to, by id. */
  readonly to: Readonly<Record<string, ReferenceTarget>>;
  readonly of: (row: Row) => string | null;
  /** The lines of a row, if it is not `line`, its entry. `all` is the list of exactly the rows of the section. */
  readonly linesOf?: (row: Row, line: RelatedLine, all: string | null) => readonly RelatedLine[];
  readonly order?: (one: Row, other: Row) => number;
  /** The rows that still need work, which the summary of the record counts. */
  readonly open?: {
    readonly test: (row: Row) => boolean;
    /** The filters of the list that let only them through: `status=Open`. */
    readonly query: string;
    readonly one: string;
    readonly many: string;
  };
  /** The list of exactly the rows that name these keys. Null for a section that never has more than are shown. */
  readonly all: (keys: readonly string[], rows: readonly Row[]) => string | null;
}

/**
 * What the console knows of the records of one kind. Links, sections of details, the global search and its commands derive
 * from it: a new kind is one entry in the table of its portal (`src/app/records`).
 */
export interface RecordKind<Row extends Identified = Identified> {
  /** Id of the description of their list. */
  readonly id: string;
  /** Their heading in the search: `Companies`. */
  readonly label: string;
  /** The list. */
  readonly path: string;
  /** The text of the button that adds one. */
  readonly add?: string;
  /** What is imported: `developers`. */
  readonly imports?: string;
  /** The views that every user of the list has. */
  readonly views?: readonly { readonly name: string; readonly query: string }[];
  /** Null for records that the search does not look at. */
  readonly icon: LucideIcon | null;
  /** They are on the server; all others are samples. */
  readonly onServer?: true;
  /** The dialog that shows one; details when absent. */
  readonly dialog?: string;
  /** All of them, as a hook: that of their resource or their store. */
  readonly useRows: () => QueryResult<Page<Row>>;
  readonly entryOf: (row: Row) => RecordEntry;
  /** The texts that name one and no other; its id when absent. */
  readonly keysOf?: (row: Row) => readonly string[];
  /** Of people to whom the Bulk Email Tool writes: its targets by name, each with those who belong to it. */
  readonly mail?: {
    readonly readNow: () => Promise<Page<Row>>;
    readonly emailOf: (row: Row) => string;
    readonly targets: Readonly<Record<string, (row: Row) => boolean>>;
  };
  /** Of a customer or a subscription: what a caller asks first, and the kinds without which it is not known. */
  readonly customer?: {
    readonly needs: readonly string[];
    readonly of: (row: Row, known: KnownRecords) => Customer;
  };
  /** What a deletion of those with these ids does to other records, in sentences, and the kinds without which it is not known. */
  readonly deletion?: {
    readonly needs: readonly string[];
    readonly of: (ids: ReadonlySet<string>, known: KnownRecords) => readonly string[];
  };
  readonly refers?: readonly Reference<Row>[];
}

/** A kind for the table of all kinds: each is given its own rows only. */
export function anyKind<Row extends Identified>(kind: RecordKind<Row>): RecordKind {
  return kind as unknown as RecordKind;
}

/** The URL of a record. */
export function hrefOf<Row extends Identified>(kind: RecordKind<Row>, row: Row): string {
  const { id, href } = kind.entryOf(row);
  return href ?? recordUrl(kind.path, id, kind.dialog);
}

interface Identifying {
  readonly id: string;
  readonly email?: string;
  readonly phone?: string;
  readonly emiratesId?: string;
}

/** What identifies a record, without what it does not have. */
export function factsOf({ id, email = '', phone = '', emiratesId = '' }: Identifying): readonly SearchFact[] {
  const facts = [
    { label: 'Email', text: email },
    { label: numberLabels.phone, text: phone, kind: 'number' },
    { label: numberLabels.emiratesId, text: emiratesId, kind: 'number' },
    { label: numberLabels.id, text: id, kind: 'id' },
  ] as const;
  return facts.filter(({ text }) => text !== '');
}

/** Texts in one line, without the empty ones. */
export function inLine(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join(' · ');
}
