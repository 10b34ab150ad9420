import { useState } from 'react';
import type { ListParams } from '#src/features/shared/list/describe/description.ts';
import { type ParamValues, readParams, sameValue } from '#src/features/shared/list/url/urlParams.ts';
import type { UrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { auditList } from './auditList.ts';
import type { PivotFilters } from './pivots.ts';

/** A pivot that was used in this tab: the filters that it set, and the parameters of the URL before it. */
interface Step {
  readonly to: PivotFilters;
  readonly from: ParamValues<ListParams>;
}

const CLOSED = { open: '', id: '' };

/** The parameters of the log with all its records. */
const none = readParams('', auditList.params);

/**
 * Pivots of the audit log. Each creates a history entry with only its own filters. `onBack` restores the URL before it,
 * or shows all records if this tab does not know that URL (after a link, a reload, a saved view).
 */
export function usePivots({ values, push }: Pick<UrlParams<ListParams>, 'values' | 'push'>) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const shows = ({ to }: Step) => Object.entries(to).every(([name, value]) => sameValue(values[name], value));

  return {
    onPivot: (to: PivotFilters) => {
      setSteps([...steps, { to, from: { ...values, ...CLOSED } }]);
      push({ ...none, ...to });
    },
    onBack: () => {
      const at = steps.findLastIndex(shows);
      setSteps(steps.slice(0, Math.max(0, at)));
      push(steps[at]?.from ?? none);
    },
  };
}
