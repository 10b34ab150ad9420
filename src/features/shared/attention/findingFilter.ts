import { type LoadOnce, loadOnce } from '#src/components/loadOnce.ts';
import type { ChoiceFilter, FilterOption } from '#src/features/shared/list/describe/filters.ts';
import type { Find } from './found.ts';

/** The filter `Needs attention`: its choices are findings, `attention=same-email`. */
export type FindingFilter<Row, Facts, Name extends string = string> = ChoiceFilter<Row> & {
  readonly kind: 'choice';
  readonly choices: readonly FilterOption<Name>[];
  /** The code that finds; it is loaded when the filter is opened or set. */
  readonly code: LoadOnce<Find<Row, Facts>>;
};

const none: readonly string[] = [];

/** The filter from the labels of its findings and the file that looks for them. Until that is loaded no row has any. */
export function findingFilter<Row, Facts, const Name extends string>(
  labels: Readonly<Record<Name, string>>,
  load: () => Promise<Find<Row, Facts>>,
): FindingFilter<Row, Facts, Name> {
  // The type of `Object.entries` has no names.
  const entries = Object.entries(labels) as [Name, string][];
  return {
    kind: 'choice',
    label: 'Needs attention',
    choices: entries.map(([value, label]) => ({ value, label })),
    single: true,
    of: () => none,
    code: loadOnce(load),
  };
}
