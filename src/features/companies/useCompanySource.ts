import { useMemo, useState } from 'react';
import { allCompanies } from '#src/api/companies.ts';
import { developerRecords } from '#src/api/developers.ts';
import type { Company, CompanyQuery } from '#src/api/types/company.ts';
import { useAttention, useIssues, wholeRows } from '#src/features/shared/dataIssues/useIssues.ts';
import { choicesIn, filtersSet } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import type { ListSource } from '#src/features/shared/list/source/listSource.ts';
import { useFind } from '#src/features/shared/list/source/useFind.ts';
import { useRowsView } from '#src/features/shared/list/source/useRowsSource.ts';
import type { ListQueryState } from '#src/features/shared/list/state/useListQuery.ts';
import { limitsText } from '#src/features/shared/list/view/limitsText.ts';
import { useToday } from '#src/features/shared/useMinutely.ts';
import { cleanText } from '#src/lib/cleanText.ts';
import { countedTotal, MAX_ROWS } from '#src/lib/maxRows.ts';
import { searchedNumber } from '#src/lib/numberSearch.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { isIdSearch } from '#src/lib/recordId.ts';
import { companyList, PAGE_SIZE } from './companyList.ts';
import { companyResource } from './companyResource.ts';
import type { CompanyFacts } from './issues/companyIssues.ts';

type Filters = typeof companyList.filters;

/** Limit of a search in characters: no name is longer, and servers refuse URLs of many kilobytes. */
const LONGEST_SEARCH = 1000;

/** Letters of which a server may know one form only: `ه` does not find `ة`. */
const ARABIC = /\p{Script=Arabic}/u;

/** The text that the server searches for; empty for one that only the browser finds: a number, an id or an Arabic text. */
function sentSearch(search: string): string {
  if (searchedNumber(search) !== null || isIdSearch(search) || ARABIC.test(search)) return '';
  // By code points, so that no surrogate pair is split.
  return Array.from(cleanText(search)).slice(0, LONGEST_SEARCH).join('');
}

/**
 * The request for a list's query (spec section 7). The server searches, filters by one status and pages (`paged`), unless the
 * browser has to search, filter or sort: on one page it would see 20 rows only (docs/product.md "Lists").
 */
export function companyRequest({
  search,
  filters,
  sort,
  page,
}: Pick<ListQuery<Filters>, 'search' | 'filters' | 'sort' | 'page'>): {
  readonly request: CompanyQuery;
  readonly paged: boolean;
} {
  const text = sentSearch(search);
  const [status, ...others] = choicesIn(companyList.filters.status, filters.status);
  const sent = status !== undefined && others.length === 0 && filters.status.length === 1;
  const leftOut = filtersSet(companyList.filters, filters).filter((name) => !(name === 'status' && sent));
  const paged = sort === null && leftOut.length === 0 && (text !== '' || search.trim() === '');
  return {
    request: {
      page: paged ? page : 1,
      limit: paged ? PAGE_SIZE : MAX_ROWS,
      ...(text === '' ? {} : { search: text }),
      ...(sent ? { status } : {}),
    },
    paged,
  };
}

/** What the issues depend on; null until it is read. */
function useFacts(wanted: boolean): CompanyFacts | null {
  const today = useToday();
  const developers = wholeRows(developerRecords.useRows(undefined, wanted));
  return useMemo(() => (developers === undefined ? null : { today, developers }), [today, developers]);
}

/** The number of all companies, where search or status leave some out. */
function useCompanyTotal(enabled: boolean): number | null {
  const read = companyResource.useRows({ page: 1, limit: PAGE_SIZE }, enabled);
  return read.status === 'ready' ? countedTotal(read.data) : null;
}

/** Whether the shown rows are a page of the server. Those of the request before stay what they are until the next response. */
function usePaged(paged: boolean, read: QueryResult<unknown>): boolean {
  const [shown, setShown] = useState(paged);
  if (read.status === 'ready' && read.isPrevious) return shown;
  if (shown !== paged) setShown(paged);
  return paged;
}

/** Up to `MAX_ROWS` companies. Requested only when `enabled`. */
export const useEveryCompany = (enabled: boolean) => companyResource.useRows(allCompanies, enabled);

/**
 * The source of Company Management: the server's pages, or the rows of a search and status in the browser. A search of which
 * the server finds nothing is repeated among all companies, in every spelling: `sohne` finds `Söhne`.
 */
export function useCompanySource(query: ListQueryState<Filters>) {
  const { request, paged } = companyRequest(query);
  const asked = companyResource.useRows(request);
  const isUnfound =
    request.search !== undefined && asked.status === 'ready' && !asked.isPrevious && asked.data.total === 0;
  const onPage = new Set(asked.status === 'ready' ? asked.data.rows.map(({ id }) => id) : []);
  const wanted =
    asked.status === 'loading' ? [] : [...query.selected, ...(query.opened ? [query.opened] : [])];
  const elsewhere = wanted.filter((id) => !onPage.has(id));
  const issues = useIssues(companyList.filters.attention, query);
  const every = useEveryCompany(issues.wanted || isUnfound || elsewhere.length > 0);
  const rows = isUnfound ? every : asked;
  const attention = useAttention(companyList, issues, { rows, all: every }, useFacts(issues.wanted));
  const isPaged = usePaged(paged && !isUnfound, rows);
  const shown = useRowsView(attention.description, query, attention.read, isPaged);
  const isNarrowed = !isUnfound && (request.search ?? request.status) !== undefined;
  const total = useCompanyTotal(isNarrowed);
  const findElsewhere = useFind(elsewhere, every);

  const source: ListSource<Company> = {
    ...shown,
    every: isPaged ? async (signal) => (await companyResource.readNow(signal, request)).rows : shown.every,
    find(id) {
      const row = asked.status === 'ready' && asked.data.rows.find((each) => each.id === id);
      if (row) return { status: 'found', row };
      return every.status === 'failed' ? { status: 'failed', error: every.error } : findElsewhere(id);
    },
  };
  if (isUnfound) {
    const { count } = shown.view.range;
    const status = count > 0 ? `${shown.status}, in another spelling` : shown.status;
    return { ...attention, source: { ...source, status } };
  }
  if (!isNarrowed) return { ...attention, source };
  const limits =
    asked.status === 'ready' && !isPaged && request.search !== undefined
      ? limitsText(asked.data, companyList.noun.many, 'Filters')
      : shown.limits;
  return { ...attention, source: { ...source, all: null, total, limits } };
}
