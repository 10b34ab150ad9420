import { clamp, formatNumber } from '#src/lib/text.ts';

/** An item whose change failed. */
export interface FailedItem<Item> {
  readonly item: Item;
  readonly message: string;
  /** The server does not have it. */
  readonly deleted?: boolean;
}

/** The outcome of a bulk change. */
export interface BulkResult<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly FailedItem<Item>[];
}

/** The rows for which a change is not refused, and the reasons for the others. */
export function withoutRefused<Row>(
  rows: readonly Row[],
  refusal: (row: Row) => string | null | undefined,
): { readonly rows: readonly Row[]; readonly refused: readonly string[] } {
  const reasons = rows.map((row) => refusal(row) ?? null);
  return {
    rows: rows.filter((_, index) => reasons[index] === null),
    refused: reasons.filter((reason) => reason !== null),
  };
}

/** Rows that a bulk change left as they are. */
interface LeftRows {
  /** They had it already. */
  readonly already: number;
  /** Someone else has changed them since. */
  readonly skipped: number;
  /** What is changed is refused for them, each with the reason. */
  readonly refused?: readonly string[];
}

/** Said of rows that could not be read before they were changed (decision 23). */
const UNCHECKED = 'without a check for changes by others';

/**
 * The toast of a bulk change: `18 deleted, 2 failed` or `3 deleted, 1 left out` with the first reason, `4 set to Inactive, 1
 * was already`, or `3 set back, 1 changed by someone else since`. It says so when the rows could not be read before.
 */
export function bulkSummary<Item>(
  { done, failed }: BulkResult<Item>,
  verb: string,
  { already, skipped, refused = [] }: LeftRows = { already: 0, skipped: 0 },
  unchecked = false,
): string {
  const parts = [
    done.length > 0 ? `${formatNumber(done.length)} ${verb}` : '',
    already > 0 ? `${formatNumber(already)} ${already === 1 ? 'was' : 'were'} already` : '',
    skipped > 0 ? `${formatNumber(skipped)} changed by someone else since` : '',
    refused.length > 0 ? `${formatNumber(refused.length)} left out` : '',
    failed.length > 0 ? `${formatNumber(failed.length)} failed` : '',
    unchecked ? UNCHECKED : '',
  ];
  const reason = failed.find(({ message }) => message !== '')?.message ?? refused[0];
  return parts.filter(Boolean).join(', ') + (reason ? `: ${reason}` : '');
}

/** What is said of a bulk change that the end of the session has cut off. */
export interface CutOffTexts {
  readonly text: string;
  readonly detail: string;
}

/** Rows that are named, and letters of a name. */
const NAMES_SHOWN = 10;
const LONGEST_NAME = 60;

/** `12 set to Inactive before the session expired, 18 not`, and the names of those 18. */
export function cutOffTexts<Item>(
  { done, failed }: BulkResult<Item>,
  verb: string,
  nameOf: (item: Item) => string,
): CutOffTexts {
  const names = failed.slice(0, NAMES_SHOWN).map(({ item }) => clamp(nameOf(item), LONGEST_NAME));
  const more = failed.length - names.length;
  const rest = more > 0 ? ` and ${formatNumber(more)} more` : '';
  return {
    text: `${formatNumber(done.length)} ${verb} before the session expired, ${formatNumber(failed.length)} not`,
    detail: `Not ${verb}: ${names.join(', ')}${rest}`,
  };
}
