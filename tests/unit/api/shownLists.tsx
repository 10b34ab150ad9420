import { useLayoutEffect } from 'react';
import { CacheProvider } from '#src/api/cache/CacheProvider.tsx';
import { useAllCompanies, useCompanies } from '#src/api/companies.ts';
import { useDevelopers } from '#src/api/developers.ts';
import type { Page } from '#src/api/results/page.ts';
import type { QueryResult } from '#src/api/results/queryResult.ts';
import type { HeldServer } from './heldServer.ts';
import { type RenderedHooks, renderHooks } from './renderHooks.ts';

const PAGE_SIZE = 2;
const ALL = { page: 1, limit: 1000, search: '', status: '' };

type Row = { readonly id: string };
type ListName = 'page' | 'companies' | 'developers';
type Reads = Record<ListName, QueryResult<Page<Row>>>;

/** What a list shows. */
interface Shown {
  readonly ids: readonly string[];
  readonly total: number | undefined;
}

/** The lists of a screen: a page of companies, all companies of a dropdown, and the developers. */
function Lists({ page, onShown }: { readonly page: number; onShown: (reads: Reads) => void }) {
  const reads: Reads = {
    page: useCompanies({ page, limit: PAGE_SIZE }),
    companies: useAllCompanies(true),
    developers: useDevelopers(),
  };
  useLayoutEffect(() => onShown(reads));
  return null;
}

const toShown = (page: Page<Row> | undefined): Shown => {
  return { ids: page?.rows.map(({ id }) => id) ?? [], total: page?.total };
};

function pageOf(result: QueryResult<Page<Row>> | undefined): Page<Row> | undefined {
  return result?.status === 'ready' ? result.data : undefined;
}

/** The same lists of the server. */
async function serverLists({ db }: HeldServer, page: number): Promise<Record<ListName, Shown>> {
  return {
    page: toShown(await db.companies.list({ ...ALL, page, limit: PAGE_SIZE })),
    companies: toShown(await db.companies.list(ALL)),
    developers: toShown(await db.developers.list(ALL)),
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
  /** Notes every list that differs from the server's. */
  compare: (server: HeldServer, page: number) => Promise<void>;
}

/** Mounts the lists with the first `turnTo`. */
export function showLists(): ShownLists {
  const hooks = renderHooks();
  const faults: string[] = [];
  const hidden = new Set<string>();
  let reads: Reads | undefined;

  function onShown(current: Reads): void {
    reads = current;
    for (const [name, result] of Object.entries(current)) {
      const seen = toShown(pageOf(result)).ids.filter((id) => hidden.has(id));
      if (seen.length > 0) faults.push(`${name} shows the deleted ${seen.join(', ')}`);
    }
  }

  return {
    ...hooks,
    faults,
    hidden,
    turnTo: (page) =>
      hooks.render(
        <CacheProvider>
          <Lists page={page} onShown={onShown} />
        </CacheProvider>,
      ),
    refresh: () => reads?.page.retry(),
    retryFailed() {
      for (const result of Object.values(reads ?? {})) {
        if (result.status === 'failed' || (result.status === 'ready' && result.error)) result.retry();
      }
    },
    async compare(server, page) {
      for (const [name, expected] of Object.entries(await serverLists(server, page))) {
        const shown = JSON.stringify(toShown(pageOf(reads?.[name as ListName])));
        const wanted = JSON.stringify(expected);
        if (shown !== wanted) faults.push(`${name}, with page ${page}, is ${shown} and should be ${wanted}`);
      }
    },
  };
}
