import type { AuditCategory } from '#src/api/types/auditEntry.ts';
import type { RecordRef } from '#src/api/types/recordRef.ts';
import type { FieldName } from '#src/lib/fieldNames.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { Page } from './page.ts';

/** A status that records of a kind can be given. */
export interface StatusChoice<Values> {
  readonly label: string;
  /** The values of a record that has it. */
  readonly values: Partial<Values>;
}

/** What is constant about the records of one kind. */
export interface ResourceKind<Row, Values> {
  readonly id: RecordRef['kind'];
  /** The text of the button that adds one, which is the title of its form too. */
  readonly add?: string;
  /** In a sentence: `developer`. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly nameOf: (row: Row) => string;
  /** The values of a record's form. */
  readonly valuesOf: (row: Row) => Values;
  /** The labels of the values; the first one is the name of the record. */
  readonly names: Readonly<Record<string, FieldName>>;
  /** Values that are written nowhere but in their field. */
  readonly confidential?: readonly (keyof Values & string)[];
  /** The statuses that many records can be given at once; none when absent. */
  readonly statuses?: readonly StatusChoice<Values>[];
  /** Why these values, or the deletion, of a record are refused; null if they are not. A bulk change leaves the record out. */
  readonly refusal?: (row: Row, change: Partial<Values> | 'deletion') => string | null;
  /** How the audit log names its records; absent for a kind that it does not have. */
  readonly audit?: {
    /** The first words of its actions: `Staff User`. */
    readonly noun: string;
    readonly category: AuditCategory;
    /** The record that its audit records name, if it is not the changed one. */
    readonly about?: (row: Row) => RecordRef;
  };
}

/** What is left to do after a change: a line of its toast, and a button that leads there. */
export interface NextStep {
  readonly text: string;
  readonly label: string;
  readonly onSelect: () => void;
}

/** The answer to a save. */
export interface Saved<Row> {
  /** The server's message, or the default of spec section 8. */
  readonly message: string;
  /** A second line of the toast (spec section 8, "after save"). */
  readonly also?: string;
  /** Takes back what the save changed; absent if it cannot be taken back. */
  readonly undo?: () => void;
  /** Null if the server did not say it. */
  readonly id: string | null;
  /** The record as it is saved; null if the server did not send it. */
  readonly row: Row | null;
}

/**
 * The records of one kind, and everything that can be done with one. Every list, form, import and bulk change uses it, and
 * none knows whether the records are on the server (`createRestRecords`) or samples of this tab (`sampleResource`). A call
 * that fails throws an `Error`, with `status` if the server answered: 404 for a record that it does not have.
 */
export interface Resource<Row, Values, Query = void> {
  readonly kind: ResourceKind<Row, Values>;
  /** The records that match, as a hook; nothing is read while not `enabled`. */
  readonly useRows: (query: Query, enabled?: boolean) => QueryResult<Page<Row>>;
  /** The records as they are saved now, past every cache; all of them without a query. */
  readonly readNow: (signal?: AbortSignal, query?: Query) => Promise<Page<Row>>;
  /** Adds a record. Shown lists are not read again, so that many can be added: call `refresh` after the last one. */
  readonly create: (values: Values) => Promise<Saved<Row>>;
  /** Adds many records as one change; absent where each is a request of its own. */
  readonly createMany?: (all: readonly Values[]) => Promise<void>;
  /** Changes some values of a record, given as it was last read. */
  readonly update: (row: Row, values: Partial<Values>) => Promise<Saved<Row>>;
  readonly remove: (row: Row) => Promise<{ readonly message: string }>;
  /** Puts deleted records back where they were; absent if a deletion is final. */
  readonly restore?: (rows: readonly Row[]) => void;
  /** What is left to do after these records were changed or deleted, as they were before. */
  readonly next?: (rows: readonly Row[]) => NextStep | undefined;
  /** Reads shown lists again. */
  readonly refresh: () => void;
}

/** What a form needs of a resource; without `create` it edits only. */
export type FormResource<Row, Values> = Pick<Resource<Row, Values, never>, 'kind' | 'readNow' | 'update'> &
  Partial<Pick<Resource<Row, Values, never>, 'create' | 'next' | 'refresh'>>;

/** What forms and bulk changes need of a resource, whatever its query. */
export type ChangedResource<Row, Values> = Omit<Resource<Row, Values, never>, 'useRows'>;
