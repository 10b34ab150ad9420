import type { ServerRead } from '#src/features/shared/records/records.ts';
import type { LabelIntent } from '#src/lib/labels.ts';

/** A record that belongs to another one, as the details show it. */
export interface RelatedLine {
  readonly id: string;
  readonly label: string;
  /** What tells it from others: an email address, or plan and end. */
  readonly hint: string;
  readonly status?: { readonly label: string; readonly intent: LabelIntent };
  /** Absent for what is no record of the console. */
  readonly href?: string;
}

/** One kind of records that belong to a record, from the records of a portal. */
export interface RelatedPart<Records> {
  /** The heading without its count: `Tickets`. */
  readonly title: string;
  /** The line of an empty part: `No tickets`. */
  readonly none: string;
  /** What has to be read from the server before the lines are known. */
  readonly needs?: readonly ServerRead[];
  /** Samples that belong to a record of the server; marked as such. */
  readonly sample?: boolean;
  readonly lines: (records: Records) => readonly RelatedLine[];
  /** The list of exactly these records. Absent for parts that never have more than are shown. */
  readonly all?: (records: Records) => string;
}

/** The lines that are shown; the others are behind Show all. */
export const SHOWN_LINES = 5;

/** A list with filters set: `/master/developer-users?company=COMP-001`. */
export function listUrl(path: string, filters: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(filters).toString()}`;
}
