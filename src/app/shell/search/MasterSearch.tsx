import { MasterReader } from '#src/app/related/MasterReader.tsx';
import { Search, type SearchProps } from '#src/features/search/Search.tsx';
import type { Known, ServerRead } from '#src/features/shared/records/records.ts';
import { masterGroups } from './masterGroups.ts';

export type PortalSearchProps = Omit<SearchProps, 'records' | 'note'>;

const needs: readonly ServerRead[] = ['developers', 'companies'];

/** The global search of the master portal, with its records. Its code is loaded when it is opened. */
export function MasterSearch(props: PortalSearchProps) {
  return (
    <MasterReader needs={needs}>
      {({ records, reads }) => <Search {...props} records={masterGroups(records)} note={noteOf(reads)} />}
    </MasterReader>
  );
}

function noteOf(reads: Known<unknown>['reads']): string | undefined {
  const statuses = needs.map((need) => reads[need].status);
  if (statuses.includes('failed'))
    return 'Developers or companies could not be read; only part of them is searched.';
  return statuses.includes('loading') ? 'Loading developers and companies' : undefined;
}
