import { useState } from 'react';
import type { ListParams } from '#src/features/shared/list/describe/description.ts';
import type { FilterParams } from '#src/features/shared/list/url/useFilterParams.ts';
import { auditList } from './auditList.ts';
import type { PivotFilters } from './pivots.ts';

/** A pivot that was used in this tab: the filters that it set, and the address before it. */
interface Step {
  readonly to: PivotFilters;
  readonly from: ListParams;
}

const CLOSED = { open: '', id: '' };

/**
 * Pivots of the audit log. Each creates a history entry with only its own filters. `onBack` restores the address before
 * it, or shows all records if this tab does not know that address (after a link, a reload, a saved view).
 */
export function usePivots({ values, push }: Pick<FilterParams<ListParams>, 'values' | 'push'>) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const shows = ({ to }: Step) => Object.entries(to).every(([name, value]) => values[name] === value);

  return {
    onPivot: (to: PivotFilters) => {
      setSteps([...steps, { to, from: { ...values, ...CLOSED } }]);
      push({ ...auditList.params, ...to });
    },
    onBack: () => {
      const at = steps.findLastIndex(shows);
      setSteps(steps.slice(0, Math.max(0, at)));
      push(steps[at]?.from ?? auditList.params);
    },
  };
}
