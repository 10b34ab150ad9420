import type { Developer } from '#src/api/types/developer.ts';
import { activeLabel } from '#src/lib/labels.ts';

/** What the address says about this list; empty is the default and is left out (product.md "Lists"). */
export const developerParams = { search: '', status: '', sort: '', view: '', open: '', id: '' };

/** Choices of the status filter: all, or those that sign in, or those that may not. */
export type DeveloperStatus = '' | 'active' | 'inactive';

/** The status filter's options in the order of the specification. */
export const statusOptions: readonly { value: DeveloperStatus; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'active', label: activeLabel(true) },
  { value: 'inactive', label: activeLabel(false) },
];

/** The statuses that can be given to many at once. */
export const statusChoices = statusOptions.slice(1);

// Constants: the table looks at its rows again when the filter is another function.
const filters: Readonly<Record<DeveloperStatus, ((developer: Developer) => boolean) | undefined>> = {
  '': undefined,
  active: (developer) => developer.isActive,
  inactive: (developer) => !developer.isActive,
};

/** The status an address or a select names; all of them for anything unknown. */
export function toStatus(text: string): DeveloperStatus {
  return text === 'active' || text === 'inactive' ? text : '';
}

/** Which rows the status lets through; undefined for all. The same function for the same status. */
export function statusFilter(status: DeveloperStatus): ((developer: Developer) => boolean) | undefined {
  return filters[status];
}
