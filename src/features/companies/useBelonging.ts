import { useDevelopers } from '#src/api/developers.ts';
import type { Belonging } from './belonging.ts';

/** Counts the developer users of the companies with these ids; asks for them when they are wanted. */
export function useBelonging(wanted: boolean): (companyIds: ReadonlySet<string>) => Belonging {
  const { data, error, isLoading } = useDevelopers(wanted);
  return (ids) => {
    if (!data) return { status: error && !isLoading ? 'unknown' : 'counting' };
    const count = data.rows.filter(({ companyId }) => companyId !== null && ids.has(companyId)).length;
    return { status: 'counted', count };
  };
}
