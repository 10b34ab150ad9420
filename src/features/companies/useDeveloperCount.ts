import { useDevelopers } from '#src/api/developers.ts';
import { isWhole } from '#src/lib/maxRows.ts';
import { type DeveloperCount, toDeveloperCount } from './developerCount.ts';

/** Counts the developer users of companies by id. Requests the developers only when `wanted`. */
export function useDeveloperCount(wanted: boolean): (companyIds: ReadonlySet<string>) => DeveloperCount {
  const developers = useDevelopers(wanted);
  return (ids) => {
    if (developers.status !== 'ready') {
      return { status: developers.status === 'failed' ? 'unknown' : 'counting' };
    }
    const count = developers.data.rows.filter(
      ({ companyId }) => companyId !== null && ids.has(companyId),
    ).length;
    return toDeveloperCount(count, isWhole(developers.data));
  };
}
