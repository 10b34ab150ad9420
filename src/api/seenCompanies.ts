import { createStore } from 'zustand/vanilla';
import type { Page } from '#src/api/results/page.ts';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import type { Company, CompanyQuery } from '#src/api/types/company.ts';

/** What the reads of this session have said of companies. */
export interface SeenCompanies {
  /** Each company as it was read last, by its id. */
  readonly byId: ReadonlyMap<string, Company>;
  /** The ids of all companies, once they were all read at once; null before. */
  readonly all: ReadonlySet<string> | null;
  /** The ids of those that were deleted in this tab. */
  readonly deleted: ReadonlySet<string>;
}

const nothing: SeenCompanies = { byId: new Map(), all: null, deleted: new Set() };

export const seenCompanies = createStore<SeenCompanies>()(() => nothing);
let noted = new WeakSet<Page<Company>>();

onSessionEnd('companies', {
  ended: () => {
    noted = new WeakSet();
    seenCompanies.setState(nothing);
  },
});

/** Notes the response to a query; one that was noted before is not noted again. */
export function noteCompanies({ page, search, status }: CompanyQuery, response: Page<Company>): void {
  if (noted.has(response)) return;
  noted.add(response);
  const { rows, total } = response;
  const ids = rows.map(({ id }) => id);
  seenCompanies.setState(({ byId, all }) => ({
    byId: new Map([...byId, ...rows.map((row) => [row.id, row] as const)]),
    all:
      page === 1 && !search && !status && total <= rows.length
        ? new Set(ids)
        : all && new Set([...all, ...ids]),
  }));
}

/** Notes that a company was deleted. */
export function noteDeletedCompany(id: string): void {
  seenCompanies.setState(({ deleted }) => ({ deleted: new Set([...deleted, id]) }));
}

/**
 * Whether a company is deleted: in this tab, or it is not among all companies on the server and was there in this session.
 * One of `samples` counts as having been there if the server has others of them: the server of the samples.
 */
export function isDeletedCompany(id: string, samples: ReadonlySet<string>): boolean {
  const { byId, all, deleted } = seenCompanies.getState();
  if (deleted.has(id)) return true;
  if (all === null || all.has(id)) return false;
  return byId.has(id) || (samples.has(id) && [...samples].some((sample) => all.has(sample)));
}
