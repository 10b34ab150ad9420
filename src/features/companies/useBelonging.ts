import { useState } from 'react';
import { useDevelopers } from '#src/api/developers.ts';
import type { Belonging } from './belonging.ts';

/**
 * How many developer users belong to the companies that are to be deleted. `onIntent` asks before a deletion is sure,
 * `countFor` counts for the ids of companies.
 */
export function useBelonging(asked: boolean) {
  const [intended, setIntended] = useState(false);
  const { data, error, isLoading } = useDevelopers(asked || intended);

  function countFor(ids: ReadonlySet<string>): Belonging {
    if (!data) return { status: error && !isLoading ? 'unknown' : 'counting' };
    const count = data.rows.filter(({ companyId }) => companyId !== null && ids.has(companyId)).length;
    return { status: 'counted', count };
  }

  return { countFor, onIntent: () => setIntended(true) };
}
