import { useEffect, useMemo } from 'react';
import type { Page } from '#src/api/results/page.ts';
import type { Company, CompanyQuery, CompanyRequest } from '#src/api/types/company.ts';
import { MAX_ROWS, UNKNOWN_TOTAL } from '#src/lib/maxRows.ts';
import type { Option } from '#src/lib/options.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { cache, storeResponses } from './cache/cache.ts';
import { useQuery } from './cache/useQuery.ts';
import { companyForm, companyJson, LOGO_PART } from './companyBody.ts';
import { decodeMessage } from './decode/decode.ts';
import { decodeCompanies, decodeCreatedCompany, decodeLogo } from './decode/decodeCompany.ts';
import { changeOptions, createOptions } from './http/changeOptions.ts';
import { endpoints } from './http/endpoints.ts';
import { ApiError } from './http/errors.ts';
import { http, isSegment, queryOf, segment } from './http/http.ts';
import { createRestRecords } from './restRecords.ts';
import { noteCompanies, noteDeletedCompany } from './seenCompanies.ts';

storeResponses(endpoints.companies, decodeCompanies);
storeResponses(endpoints.companyLogo, (stored) => decodeLogo({ logoUrl: stored }));

/** The path, which is also the cache key, of one page of companies; parameters that are not set are not sent. */
export function companiesPath({ page, limit, search, status }: CompanyQuery): string {
  return endpoints.companies + queryOf({ page, limit, search, status });
}

/** The query of up to `MAX_ROWS` companies, for dropdowns and for a record that is not on the shown page. */
export const allCompanies: CompanyQuery = { page: 1, limit: MAX_ROWS };

/**
 * Every company of a search and status once, in requests of `MAX_ROWS` rows, until one brings no new company or all are read.
 * `changed`: their number became another one meanwhile, and a company that moved to an earlier page is missing.
 */
async function readPages(signal: AbortSignal | undefined, query: CompanyQuery) {
  const rows = new Map<string, Company>();
  let first: number | undefined;
  for (let page = 1; ; page += 1) {
    const path = companiesPath({ ...query, page, limit: MAX_ROWS });
    const read = await http.get(path, decodeCompanies, { signal });
    first ??= read.total;
    const changed = first !== UNKNOWN_TOTAL && read.total !== first;
    const before = rows.size;
    for (const row of read.rows) if (!rows.has(row.id)) rows.set(row.id, row);
    if (changed || rows.size === before || rows.size >= read.total) {
      return { changed, rows: [...rows.values()], total: Math.max(read.total, rows.size) };
    }
  }
}

/** How often companies are read whose number changes while they are read. */
const READS = 3;

/** Every company of a search and status; those whose number changed at each read are not whole. */
async function readCompanies(
  signal: AbortSignal | undefined,
  query: CompanyQuery = allCompanies,
): Promise<Page<Company>> {
  for (let left = READS - 1; ; left -= 1) {
    const { changed, rows, total } = await readPages(signal, query);
    if (changed && left > 0) continue;
    const page = { rows, total: changed ? UNKNOWN_TOTAL : total };
    noteCompanies(query, page);
    return page;
  }
}

/** A refusal of the logo names its part of the request; the form calls it `logo`. */
async function withLogoName<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields[LOGO_PART] === undefined) throw error;
    throw Object.assign(error, { fields: { ...error.fields, logo: error.fields[LOGO_PART] } });
  }
}

/** The companies. A changed one outdates logos, and developer users, whose rows have the company's name. */
const records = createRestRecords<Company, CompanyRequest, CompanyQuery>({
  list: endpoints.companies,
  alsoOutdated: [endpoints.companyLogo, endpoints.developers],
  pathOf: companiesPath,
  decode: decodeCompanies,
  readNow: readCompanies,
  // Multipart (spec section 7).
  create: (request) =>
    withLogoName(
      http.post(endpoints.createCompany, companyForm(request, true), decodeCreatedCompany, createOptions),
    ),
  // JSON, or multipart when there is a new logo (spec section 7).
  update: (id, request) => {
    const body = request.logo ? companyForm(request, false) : companyJson(request);
    return withLogoName(
      http.put(`${endpoints.updateCompany}/${segment(id)}`, body, decodeMessage, changeOptions),
    );
  },
  deletion: endpoints.deleteCompany,
  texts: {
    created: 'Company created',
    updated: 'Company updated',
    deleted: 'Company deleted',
    saved: 'Company saved successfully',
    notDeleted: 'Failed to delete company',
  },
});

export const companyRecords: typeof records = {
  ...records,
  useRows(query, enabled) {
    const read = records.useRows(query, enabled);
    const page = read.status === 'ready' && !read.isPrevious ? read.data : null;
    useEffect(() => void (page && noteCompanies(query, page)), [query, page]);
    return read;
  },
  async remove(row) {
    try {
      const result = await records.remove(row);
      noteDeletedCompany(row.id);
      return result;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) noteDeletedCompany(row.id);
      throw error;
    }
  },
};

/** Companies for a dropdown, up to `MAX_ROWS` (spec section 9): id and name; requested when `enabled`. */
export function useCompanyOptions(enabled = true): QueryResult<readonly Option[]> {
  const result = companyRecords.useRows(allCompanies, enabled);
  const rows = result.status === 'ready' ? result.data.rows : null;
  // The same options for the same rows: what is made of them is compared.
  const data = useMemo(() => companyOptions(rows ?? []), [rows]);
  return result.status === 'ready' ? { ...result, data } : result;
}

/**
 * Reads all companies for what is counted of their subscriptions, where no company is shown. A failure is told where they are
 * shown.
 */
export function readCompaniesAside(): void {
  const load = (signal: AbortSignal) => http.get(companiesPath(allCompanies), decodeCompanies, { signal });
  cache.read(companiesPath(allCompanies), load).then(
    (page) => noteCompanies(allCompanies, page),
    () => undefined,
  );
}

/** The companies as choices. */
export function companyOptions(rows: readonly Company[]): readonly Option[] {
  return rows.map(({ id, companyName }) => ({ value: id, label: companyName }));
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
