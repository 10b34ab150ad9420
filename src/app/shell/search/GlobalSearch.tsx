import type { ShellSearchProps } from './PortalSearch.tsx';
import { SearchField } from './SearchField.tsx';
import type { GlobalSearchState } from './useGlobalSearch.ts';

export interface GlobalSearchProps extends Pick<ShellSearchProps, 'portal' | 'userId' | 'shell' | 'onGo'> {
  readonly state: GlobalSearchState;
}

/** The global search while it is open; until its code is loaded, a field that takes what is typed. */
export function GlobalSearch({ state, onGo, ...shell }: GlobalSearchProps) {
  const { typed, Search, returnFocus, close } = state;
  if (typed === null) return null;
  if (!Search) return <SearchField text={typed} onType={state.type} onClose={close} />;
  return <Search {...shell} typed={typed} returnFocus={returnFocus} onClose={close} onGo={onGo} />;
}
