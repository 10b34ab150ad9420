import { loadOnce } from '#src/components/loadOnce.ts';
import type { Find, IssueFilter } from './found.ts';

const none: readonly string[] = [];

/** The filter from the labels of its issues and the file that looks for them. Until that is loaded no row has any. */
export function issueFilter<Row, Facts, const Name extends string>(
  labels: Readonly<Record<Name, string>>,
  load: () => Promise<Find<Row, Facts>>,
): IssueFilter<Row, Facts, Name> {
  // The type of `Object.entries` has no names.
  const entries = Object.entries(labels) as [Name, string][];
  return {
    type: 'choice',
    label: 'Needs attention',
    choices: entries.map(([value, label]) => ({ value, label })),
    single: true,
    of: () => none,
    code: loadOnce(load),
  };
}
