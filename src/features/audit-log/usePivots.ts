import { useState } from 'react';
import type { ListParams } from '#src/features/shared/list/describe/description.ts';
import type { FilterParams } from '#src/features/shared/list/url/useFilterParams.ts';
import { auditList } from './auditList.ts';
import type { PivotFilters } from './pivots.ts';

/** A pivot that was taken in this tab: what it set, and what was shown before. */
interface Step {
  readonly to: PivotFilters;
  readonly from: ListParams;
}

const CLOSED = { open: '', id: '' };

/**
 * Pivots of the audit log. Each is a step in the history that sets its filters alone; `onBack` shows what was shown
 * before it, or every record where this tab did not take the step (a link, a reload, a saved view).
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
