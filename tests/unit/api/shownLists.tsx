import { useLayoutEffect } from 'react';
import { CacheProvider } from '#src/api/cache/CacheProvider.tsx';
import { allCompanies, companiesPath, companyRecords } from '#src/api/companies.ts';
import { decodeCompanies } from '#src/api/decode/decodeCompany.ts';
import { decodeDevelopers } from '#src/api/decode/decodeDeveloper.ts';
import { developerRecords } from '#src/api/developers.ts';
import { ALL_DEVELOPERS } from '#src/api/http/endpoints.ts';
import type { Page } from '#src/api/results/page.ts';
import type { Company } from '#src/api/types/company.ts';
import type { Developer } from '#src/api/types/developer.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { HeldServer } from './heldServer.ts';
import { type RenderedHooks, renderHooks } from './renderHooks.ts';

const PAGE_SIZE = 2;

type Row = Company | Developer;
type ListName = 'page' | 'companies' | 'developers';
type Reads = Record<ListName, QueryResult<Page<Row>>>;

/** The lists of a screen: a page of companies, all companies of a dropdown, and the developers. */
function Lists({ page, onShown }: { readonly page: number; onShown: (reads: Reads) => void }) {
  const reads: Reads = {
    page: companyRecords.useRows({ page, limit: PAGE_SIZE }),
    companies: companyRecords.useRows(allCompanies),
    developers: developerRecords.useRows(),
  };
  useLayoutEffect(() => onShown(reads));
  return null;
}

function pageOf(result: QueryResult<Page<Row>> | undefined): Page<Row> | undefined {
  return result?.status === 'ready' ? result.data : undefined;
}

const nameOf = (row: Row) => ('name' in row ? row.name : row.companyName);

/** Total and rows, each as one text. */
function linesOf(page: Page<Row> | undefined): readonly string[] {
  return page ? [`total ${page.total}`, ...page.rows.map((row) => JSON.stringify(row))] : ['nothing'];
}

/** The same lists as the server has them now. */
async function serverLists(server: HeldServer, page: number): Promise<Record<ListName, Page<Row>>> {
  return {
    page: decodeCompanies(await server.read(companiesPath({ page, limit: PAGE_SIZE }))),
    companies: decodeCompanies(await server.read(companiesPath(allCompanies))),
    developers: decodeDevelopers(await server.read(ALL_DEVELOPERS)),
  };
}

/** The mounted lists, and every fault in what they showed. */
export interface ShownLists extends RenderedHooks {
  readonly faults: string[];
  /** The ids that no list may show, not even for one render. */
  readonly hidden: Set<string>;
  turnTo: (page: number) => Promise<void>;
  /** Requests the page again. */
  refresh: () => void;
  /** Requests the lists again that failed, as Retry does. */
  retryFailed: () => void;
  /** Notes every list that differs, in any value of any row, from the server's. */
  compare: (page: number) => Promise<void>;
}

/** Mounts the lists with the first `turnTo`. */
export function showLists(server: HeldServer): ShownLists {
  const hooks = renderHooks();
  const faults: string[] = [];
  const hidden = new Set<string>();
  /** The newest version of each row that each list has shown: its place among the names of the record. */
  const newest = new Map<string, number>();
  let reads: Reads | undefined;
  let shownPage = 1;

  function checkRow(list: string, row: Row): void {
    const { id } = row;
    if (hidden.has(id)) faults.push(`${list} shows the deleted ${id}`);
    const version = server.names.get(id)?.lastIndexOf(nameOf(row)) ?? -1;
    if (version < 0) faults.push(`${list} shows the name ${nameOf(row)}, which ${id} never had`);
    const before = newest.get(`${list} ${id}`) ?? 0;
    if (version < before) faults.push(`${list} goes back to the older name ${nameOf(row)} of ${id}`);
    newest.set(`${list} ${id}`, version);
  }

  function onShown(current: Reads): void {
    reads = current;
    for (const [name, result] of Object.entries(current)) {
      // The page of the previous query has its own history.
      const isPrevious = result.status === 'ready' && result.isPrevious;
      const list = name === 'page' ? `page ${isPrevious ? 'before' : ''} ${shownPage}` : name;
      for (const row of pageOf(result)?.rows ?? []) checkRow(list, row);
    }
  }

  return {
    ...hooks,
    faults,
    hidden,
    turnTo(page) {
      shownPage = page;
      return hooks.render(
        <CacheProvider>
          <Lists page={page} onShown={onShown} />
        </CacheProvider>,
      );
    },
    refresh: () => reads?.page.retry(),
    retryFailed() {
      for (const result of Object.values(reads ?? {})) {
        if (result.status === 'failed' || (result.status === 'ready' && result.error)) result.retry();
      }
    },
    async compare(page) {
      for (const [name, expected] of Object.entries(await serverLists(server, page))) {
        const shown = linesOf(pageOf(reads?.[name as ListName]));
        const wanted = linesOf(expected);
        const extra = shown.filter((line) => !wanted.includes(line));
        const missing = wanted.filter((line) => !shown.includes(line));
        if (shown.join() !== wanted.join())
          faults.push(`${name}, with page ${page}, shows ${extra.join()} and should show ${missing.join()}`);
      }
    },
  };
}
