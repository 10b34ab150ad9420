import type { OfKind } from '#src/features/shared/related/relatedSections.ts';
import { isPhone, phone } from '#src/lib/values/phone.ts';

/** A field of a record as a text. */
export interface ComparedField<Row> {
  readonly header: string;
  readonly text: (row: Row) => string;
}

/** How the records of a list are compared. */
export interface Comparison<Row> {
  readonly ofKind: (row: Row) => OfKind;
  readonly noun: { readonly one: string; readonly many: string };
  readonly nameOf: (row: Row) => string;
  readonly fields: readonly ComparedField<Row>[];
  /** What tells which of the records is used: the last sign-in. */
  readonly use: readonly ComparedField<Row>[];
}

/** A row of the comparison: a text for each record, in the order of the records. */
export interface ComparedTexts {
  readonly label: string;
  readonly cells: readonly { readonly id: string; readonly text: string }[];
}

/** A text of each record for each field; without the fields that all lack. */
export function comparedTexts<Row extends { readonly id: string }>(
  fields: readonly ComparedField<Row>[],
  rows: readonly Row[],
): readonly ComparedTexts[] {
  return fields
    .map(({ header, text }) => ({
      label: header,
      cells: rows.map((row) => ({ id: row.id, text: text(row) })),
    }))
    .filter(({ cells }) => cells.some(({ text }) => text !== ''));
}

/** Whether the records have the same text, or writings of the same number. */
export function isSame({ cells }: ComparedTexts): boolean {
  return new Set(cells.map(({ text }) => (isPhone(text) ? phone.plain(text) : text))).size === 1;
}
