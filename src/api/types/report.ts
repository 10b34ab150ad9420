/** The states of a report (spec section 4). */
export type ReportStatus = 'Ready' | 'Generating' | 'Failed';

/**
 * What a value is, and so how it is written: text as it is, a month as `2026-11`, a whole or decimal number, money in
 * US dollars, a share from 0 to 1.
 */
export type ReportValueKind = 'text' | 'month' | 'number' | 'money' | 'share';

export type ReportValue = string | number;

export interface ReportColumn {
  readonly header: string;
  readonly kind: ReportValueKind;
}

/** One value of a report with its name. */
export interface ReportFigure {
  readonly label: string;
  readonly kind: ReportValueKind;
  readonly value: ReportValue;
}

/** Rows of a report; the first column says what a row is about. */
export interface ReportTable {
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly ReportValue[])[];
}

/** A report (spec section 3, "Report card"); sample data. */
export interface Report {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  /** ISO 8601; null as long as no run has ended well. */
  readonly lastGenerated: string | null;
  readonly status: ReportStatus;
  /** 0 to 1, of the run that goes on; only while it is generated. */
  readonly progress?: number;
  /** Runs that ended well, and the seconds that all of them took together. */
  readonly runs: number;
  readonly runSeconds: number;
  readonly figures: readonly ReportFigure[];
  readonly tables: readonly ReportTable[];
  /** The period of its figures, if it was chosen: `2026-Q3`. */
  readonly period?: string;
}
