import { Columns3 } from 'lucide-react';

/** Opens a record beside those that have something in common with it. */
export const compareAction = {
  id: 'compare',
  label: 'Compare',
  icon: <Columns3 />,
  opens: 'compare',
} as const;

/** Whether a list is filtered by what records have in common. */
export function showsDuplicates(issues: readonly string[]): boolean {
  return issues.some((name) => name.startsWith('same-'));
}
