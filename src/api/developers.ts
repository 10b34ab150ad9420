import type { MutationResult } from '#src/api/results/mutationResult.ts';
import type { Page } from '#src/api/results/page.ts';
import type { ReadNow } from '#src/api/results/recordsNow.ts';
import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { invalidate, persistResponses, readPrefetched } from './cache/cache.ts';
import { createDeletions } from './cache/deletions.ts';
import { readNow } from './cache/readNow.ts';
import { useQuery } from './cache/useQuery.ts';
import { decodeMessage } from './decode/decode.ts';
import { decodeDevelopers } from './decode/decodeDeveloper.ts';
import { changeOptions, createOptions } from './http/changeOptions.ts';
import { ALL_DEVELOPERS, endpoints } from './http/endpoints.ts';
import { http, segment } from './http/http.ts';

persistResponses(endpoints.developers, decodeDevelopers);

/** A change to a developer user invalidates developers, and companies, whose rows have the names of their people. */
const INVALIDATES = [endpoints.developers, endpoints.companies];

const deletions = createDeletions(endpoints.developers, INVALIDATES);

const loadDevelopers = (signal: AbortSignal) => http.get(ALL_DEVELOPERS, decodeDevelopers, { signal });

readPrefetched(ALL_DEVELOPERS, loadDevelopers);

/** All developer users, up to `MAX_ROWS` (spec section 7), without rows being deleted; requested when `enabled`. */
export function useDevelopers(enabled = true): QueryResult<Page<Developer>> {
  return deletions.useWithout(useQuery(enabled ? ALL_DEVELOPERS : null, loadDevelopers));
}

/** Developer users as they are now, before an update. */
export const readDevelopersNow: ReadNow<Developer> = (ids, maxAge) =>
  readNow(ids, { lists: endpoints.developers, all: ALL_DEVELOPERS, load: loadDevelopers, maxAge });

/** The developer users that the server has now, up to `MAX_ROWS`. Throws `ApiError`. */
export function readDevelopers(): Promise<Page<Developer>> {
  return http.get(ALL_DEVELOPERS, decodeDevelopers);
}

/** Shown developer users, and rows with their names, are read again. */
export function invalidateDevelopers(): void {
  invalidate(...INVALIDATES);
}

/**
 * Adds a developer user; the list is not read again, so that many can be added. Throws `ApiError`, with `field` when the
 * server named one.
 */
export async function addDeveloper(request: DeveloperRequest): Promise<MutationResult> {
  const message = await http.post(endpoints.createDeveloper, request, decodeMessage, createOptions);
  return { message: message ?? 'Developer created' };
}

/** Adds a developer user and reads the list again. Throws as `addDeveloper`. */
export async function createDeveloper(request: DeveloperRequest): Promise<MutationResult> {
  try {
    return await addDeveloper(request);
  } finally {
    invalidateDevelopers();
  }
}

/** Changes a developer user (spec section 7). Throws `ApiError`. */
export async function updateDeveloper(id: string, request: DeveloperRequest): Promise<MutationResult> {
  const path = `${endpoints.updateDeveloper}/${segment(id)}`;
  try {
    const message = await http.put(path, request, decodeMessage, changeOptions);
    return { message: message ?? 'Developer updated' };
  } finally {
    invalidateDevelopers();
  }
}

/** Deletes a developer user: hidden in the list at once, shown again if that failed. Throws `ApiError`. */
export async function deleteDeveloper(id: string): Promise<MutationResult> {
  const path = `${endpoints.deleteDeveloper}/${segment(id)}`;
  return deletions.run(id, async () => {
    const message = await http.delete(path, decodeMessage, changeOptions);
    return { message: message ?? 'Developer deleted' };
  });
}
