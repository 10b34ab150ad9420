import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import type { Written } from '#src/api/types/written.ts';
import { cache, keepAnswers, refresh, takeEarlyAnswer } from './cache/cache.ts';
import { useWithoutRemoved } from './cache/hiddenRows.ts';
import { sessionRemovals } from './cache/removals.ts';
import { useRead } from './cache/useRead.ts';
import { decodeMessage } from './decode/decode.ts';
import { decodeDevelopers } from './decode/decodeDeveloper.ts';
import { ALL_DEVELOPERS, endpoints } from './http/endpoints.ts';
import { http, segment } from './http/http.ts';
import { asChange, written } from './http/written.ts';

keepAnswers(endpoints.developers, decodeDevelopers);

const removals = sessionRemovals(cache);

const loadAll = (signal: AbortSignal) => http.get(ALL_DEVELOPERS, decodeDevelopers, { signal });

takeEarlyAnswer(ALL_DEVELOPERS, loadAll);

/** All developer users, up to `MAX_ROWS` (spec section 7), without rows being deleted; requested when `wanted`. */
export function useDevelopers(wanted = true): Read<Page<Developer>> {
  const read = useRead(wanted ? ALL_DEVELOPERS : null, loadAll);
  return useWithoutRemoved(read, { key: ALL_DEVELOPERS }, cache, removals);
}

/** Adds a developer user. Throws `ApiError`, with `field` when the server named one. */
export async function createDeveloper(request: DeveloperRequest): Promise<Written> {
  try {
    return await written(
      http.post(endpoints.createDeveloper, request, decodeMessage, asChange),
      'Developer created',
    );
  } finally {
    refresh(endpoints.developers);
  }
}

/** Changes a developer user; outdates developers and companies (spec section 7). Throws `ApiError`. */
export async function updateDeveloper(id: string, request: DeveloperRequest): Promise<Written> {
  const path = `${endpoints.updateDeveloper}/${segment(id)}`;
  try {
    return await written(http.put(path, request, decodeMessage, asChange), 'Developer updated');
  } finally {
    refresh(endpoints.developers, endpoints.companies);
  }
}

/** Deletes a developer user: hidden in the list at once, shown again if that failed. Throws `ApiError`. */
export async function deleteDeveloper(id: string): Promise<Written> {
  const path = `${endpoints.deleteDeveloper}/${segment(id)}`;
  try {
    return await removals.run(id, () =>
      written(http.delete(path, decodeMessage, asChange), 'Developer deleted'),
    );
  } finally {
    refresh(endpoints.developers);
  }
}
