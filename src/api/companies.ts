import type { MutationResult } from '#src/api/results/mutationResult.ts';
import type { Page } from '#src/api/results/page.ts';
import type { ReadNow } from '#src/api/results/recordsNow.ts';
import type { Company, CompanyQuery, CompanyRequest } from '#src/api/types/company.ts';
import { MAX_ROWS } from '#src/lib/maxRows.ts';
import type { Option } from '#src/lib/options.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { invalidate, persistResponses } from './cache/cache.ts';
import { createDeletions } from './cache/deletions.ts';
import { readNow } from './cache/readNow.ts';
import { useQuery } from './cache/useQuery.ts';
import { companyForm, companyJson } from './companyBody.ts';
import { decodeMessage } from './decode/decode.ts';
import { decodeCompanies, decodeLogo } from './decode/decodeCompany.ts';
import { changeOptions, createOptions } from './http/changeOptions.ts';
import { ALL_COMPANIES, endpoints } from './http/endpoints.ts';
import { ApiError } from './http/errors.ts';
import { http, isSegment, queryOf, segment } from './http/http.ts';

persistResponses(endpoints.companies, decodeCompanies);
persistResponses(endpoints.companyLogo, (stored) => decodeLogo({ logoUrl: stored }));

/** A change to a company invalidates companies, logos, and developers, whose rows have the company's name. */
const INVALIDATES = [endpoints.companies, endpoints.companyLogo, endpoints.developers];

const deletions = createDeletions(endpoints.companies, INVALIDATES);

/** The path, which is also the cache key, of one page of companies; parameters that are not set are not sent. */
export function companiesPath({ page, limit, search, status }: CompanyQuery): string {
  return endpoints.companies + queryOf({ page, limit, search, status });
}

function usePage(path: string, { keepPrevious = false, enabled = true }): QueryResult<Page<Company>> {
  const load = (signal: AbortSignal) => http.get(path, decodeCompanies, { signal });
  return deletions.useWithout(useQuery(enabled ? path : null, load, { keepPrevious }));
}

/** One page of companies; until it is loaded, the page of the previous query (`isPrevious`). */
export function useCompanies(query: CompanyQuery): QueryResult<Page<Company>> {
  return usePage(companiesPath(query), { keepPrevious: true });
}

/** The first companies of all; requested when `enabled`. */
export function useFirstCompanies(limit: number, enabled: boolean): QueryResult<Page<Company>> {
  return usePage(companiesPath({ page: 1, limit }), { enabled });
}

/** The one read of up to `MAX_ROWS` companies, for a record that is not on the shown page; requested when `enabled`. */
export function useAllCompanies(enabled: boolean): QueryResult<Page<Company>> {
  return usePage(ALL_COMPANIES, { enabled });
}

/**
 * Every company of a search and status once, in requests of `MAX_ROWS` rows, until one brings no new company or all have
 * been read. Throws `ApiError`.
 */
export async function loadCompanies(
  { search, status }: Pick<CompanyQuery, 'search' | 'status'>,
  signal: AbortSignal,
): Promise<readonly Company[]> {
  const rows = new Map<string, Company>();
  for (let page = 1, more = true; more; page += 1) {
    const path = companiesPath({
      page,
      limit: MAX_ROWS,
      ...(search === undefined ? {} : { search }),
      ...(status === undefined ? {} : { status }),
    });
    const read = await http.get(path, decodeCompanies, { signal });
    const before = rows.size;
    for (const row of read.rows) if (!rows.has(row.id)) rows.set(row.id, row);
    more = rows.size > before && rows.size < read.total;
  }
  return [...rows.values()];
}

/** Companies for a dropdown, up to `MAX_ROWS` (spec section 9): id and name; requested when `enabled`. */
export function useCompanyOptions(enabled = true): QueryResult<readonly Option[]> {
  const result = useAllCompanies(enabled);
  if (result.status !== 'ready') return result;
  const { rows } = result.data;
  return { ...result, data: rows.map(({ id, companyName }) => ({ value: id, label: companyName })) };
}

/** The URL of a logo as the server returned it; null for a company without one. Throws `ApiError`. */
export async function loadLogo(path: string, signal: AbortSignal): Promise<string | null> {
  try {
    return await http.get(path, decodeLogo, { signal });
  } catch (error) {
    // The company has no logo.
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The URL of a company's logo as the server returned it, null for none; no request without an id (spec section 7). */
export function useCompanyLogo(id: string | null | undefined): QueryResult<string | null> {
  const path = id && isSegment(id) ? `${endpoints.companyLogo}/${segment(id)}` : null;
  return useQuery(path, (signal) => loadLogo(path ?? '', signal));
}

/** Companies as they are now, before an update. */
export const readCompaniesNow: ReadNow<Company> = (ids, maxAge) =>
  readNow(ids, {
    lists: endpoints.companies,
    all: ALL_COMPANIES,
    load: (signal) => http.get(ALL_COMPANIES, decodeCompanies, { signal }),
    maxAge,
  });

/** Shown companies, and rows with their names, are read again. */
export function invalidateCompanies(): void {
  invalidate(...INVALIDATES);
}

/**
 * Adds a company, as multipart (spec section 7); the list is not read again, so that many can be added. Throws `ApiError`,
 * with `field` when the server named one.
 */
export async function addCompany(request: CompanyRequest): Promise<MutationResult> {
  const body = companyForm(request, true);
  const message = await http.post(endpoints.createCompany, body, decodeMessage, createOptions);
  return { message: message ?? 'Company created' };
}

/** Adds a company and reads the list again. Throws as `addCompany`. */
export async function createCompany(request: CompanyRequest): Promise<MutationResult> {
  try {
    return await addCompany(request);
  } finally {
    invalidateCompanies();
  }
}

/** Changes a company: JSON, or multipart when there is a new logo (spec section 7). Throws `ApiError`. */
export async function updateCompany(id: string, request: CompanyRequest): Promise<MutationResult> {
  const path = `${endpoints.updateCompany}/${segment(id)}`;
  const call = request.logo
    ? http.put(path, companyForm(request, false), decodeMessage, changeOptions)
    : http.put(path, companyJson(request), decodeMessage, changeOptions);
  try {
    return { message: (await call) ?? 'Company updated' };
  } finally {
    invalidateCompanies();
  }
}

/** Deletes a company: hidden in every list at once, shown again if that failed. Throws `ApiError`. */
export async function deleteCompany(id: string): Promise<MutationResult> {
  const path = `${endpoints.deleteCompany}/${segment(id)}`;
  return deletions.run(id, async () => {
    const message = await http.delete(path, decodeMessage, changeOptions);
    return { message: message ?? 'Company deleted' };
  });
}
