import type { LucideIcon } from 'lucide-react';
import type { Page } from '#src/api/results/page.ts';
import type { KindId, RecordTypes } from '#src/api/types/record.ts';
import type { RecordRef } from '#src/api/types/recordRef.ts';
import type { FieldName } from '#src/lib/fieldNames.ts';
import type { LabelIntent } from '#src/lib/labels.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';

interface Identified {
  readonly id: string;
}

interface Noun {
  readonly one: string;
  readonly many: string;
}

/** What records of a kind are called, and how one is named: list, form, import, search, links and audit log read it here. */
export interface RecordKind<Row> {
  /** Id of the kind, of its list, and of what this browser stores about it. */
  readonly id: KindId;
  /** In a sentence: `developer`. */
  readonly noun: Noun;
  /** The list. */
  readonly path: string;
  /** The text of the button that adds one. */
  readonly add?: string;
  readonly nameOf: (row: Row) => string;
  /** To whom staff write about one. */
  readonly email?: { readonly of: (row: Row) => string; readonly noun?: Noun };
  readonly statusOf?: (row: Row) => { readonly label: string; readonly intent: LabelIntent };
}

/** A record in a section of another one's details. */
export interface RelatedLine extends Identified {
  readonly label: string;
  /** What tells it from others: an email address, or plan and end. */
  readonly hint: string;
  readonly status?: { readonly label: string; readonly intent: LabelIntent } | undefined;
  /** Absent for what is no record of the console. */
  readonly href?: string;
  /** Takes back the change that the line tells. */
  readonly undo?: (() => void) | undefined;
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
  /** What the same person is too, with that record: a developer user who is an investor. */
  readonly also?: Answer | null;
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

/** What the rows of a kind refer to; it is a section in the details of what they refer to. */
export interface Reference<Row extends Identified> {
  /** The heading of the section, and without capitals of what it has none: `Tickets`. */
  readonly title: string;
  /** The kinds that it refers to, each with the references that mean one of its records: that to itself when absent. */
  readonly to: {
    readonly [Id in KindId]?: {
      readonly as?: (record: RecordTypes[Id], records: Records) => readonly RecordRef[];
    };
  };
  readonly of: (row: Row) => RecordRef | null;
  /** The lines of a row, if it is not `line`, its entry. `all` is the list of exactly the rows of the section. */
  readonly linesOf?: (
    row: Row,
    line: RelatedLine,
    all: string | null,
    kinds: PortalKinds,
  ) => readonly RelatedLine[];
  readonly order?: (one: Row, other: Row) => number;
  /** The rows that still need work, which the summary of the record counts. */
  readonly open?: {
    readonly test: (row: Row) => boolean;
    /** The filters of the list that let only them through: `status=Open`. */
    readonly query: string;
    readonly one: string;
    readonly many: string;
  };
  /** The list of exactly the rows that name these. Null for a section that never has more than are shown. */
  readonly all: (refs: readonly RecordRef[], rows: readonly Row[]) => string | null;
}

/** A kind with what leads to its records and from them: links, sections of details, the global search. */
export interface LinkedKind<Row extends Identified> extends RecordKind<Row> {
  /** Their heading in the search: `Companies`. */
  readonly heading: string;
  /** Null for records that the search does not look at. */
  readonly icon: LucideIcon | null;
  /** They are on the server; all others are samples. */
  readonly onServer?: true;
  /** The dialog that shows one; details when absent. */
  readonly dialog?: string;
  /** The list has an import. */
  readonly imports?: true;
  /** The views that every user of the list has. */
  readonly views?: readonly { readonly name: string; readonly query: string }[];
  /** The labels of its fields. */
  readonly names?: Readonly<Record<string, FieldName>>;
  /** What tells one from others of its name: an email address. */
  readonly hintOf: (row: Row) => string;
  /** Of a person: the name of the company, which the search shows. */
  readonly companyOf?: (row: Row) => string | null;
  /** By what the search finds one besides name, hint and id. */
  readonly numbers?: (row: Row) => {
    readonly email: string;
    readonly phone: string;
    readonly emiratesId?: string;
  };
  /** The texts that name one and no other; its id when absent. */
  readonly keysOf?: (row: Row) => readonly string[];
  /** The URL of one, if it is not that of its dialog. */
  readonly hrefOf?: (row: Row) => string | null;
  /** The targets of the Bulk Email Tool, each with those who belong to it. */
  readonly targets?: Readonly<Record<string, (row: Row) => boolean>>;
  /** Of a customer or a subscription: what a caller asks first. */
  readonly customer?: (row: Row, records: Records) => Customer;
  /** What the deletion of those with these ids does to other records, in sentences. */
  readonly deletion?: (ids: ReadonlySet<string>, records: Records) => readonly string[];
  readonly refers?: readonly Reference<Row>[];
  /** All of them as they are saved now, of a kind with targets. */
  readonly readNow?: () => Promise<Page<Row>>;
}

/** The kinds of a portal, in the order of its navigation. */
export type PortalKinds = { readonly [Id in KindId]?: LinkedKind<RecordTypes[Id]> };

/** How far the read of each kind of a portal is. */
export type Reads = { readonly [Id in KindId]?: QueryResult<Page<RecordTypes[Id]>> };

/** The records of a portal. */
export interface PortalRecords {
  readonly kinds: PortalKinds;
  /** Reads the kinds, as a hook; those that are not wanted may stay unread. */
  readonly useReads: (wanted: ReadonlySet<KindId>) => Reads;
}

/** An answer from the records, which is whole when it is ready. */
export interface Asked<T> {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly answer: T;
  /** A sentence for each kind of which only a part was read. */
  readonly limits: readonly string[];
  readonly retry: () => void;
}

/** The records of a portal as an answer reads them. */
export interface Records {
  readonly kinds: PortalKinds;
  /** How far the read of a kind is; it is read from now on. */
  readonly read: <Id extends KindId>(id: Id) => Reads[Id];
  /** The records of a kind; none before they are read. */
  readonly rows: <Id extends KindId>(id: Id) => readonly RecordTypes[Id][];
  /** What answers the question about the record that is named; null if there is none, and before its kind is read. */
  readonly about: <T>(ref: RecordRef | null, question: Question<T>) => T | null;
  /** The URL of a record. */
  readonly hrefOf: (ref: RecordRef | null) => string | null;
  /** An answer with a state of its own. */
  readonly ask: <T>(answer: (records: Records) => T) => Asked<T>;
}

/** A question about a record of any kind. */
export type Question<T> = <Id extends KindId>(kind: LinkedKind<RecordTypes[Id]>, row: RecordTypes[Id]) => T;

/** What the cells of a column name. */
export interface ColumnRef<Row> {
  readonly kinds: readonly RecordRef['kind'][];
  readonly of: (row: Row) => RecordRef | null;
}

/** The cells name records of this kind, each by what `idIn` a row. */
export function refersTo<Row>(kind: KindId, idIn: (row: Row) => string | null): ColumnRef<Row> {
  return { kinds: [kind], of: (row) => refTo(kind, idIn(row)) };
}

/** The record of this kind that an id names; null without one. */
export function refTo(kind: RecordRef['kind'], id: string | null): RecordRef | null {
  return id ? { kind, id } : null;
}

/** Texts in one line, without the empty ones. */
export function inLine(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join(' · ');
}
