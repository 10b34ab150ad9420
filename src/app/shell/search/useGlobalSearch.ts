import { type ComponentType, useState } from 'react';
import type { Portal } from '#src/app/routes/screens.ts';
import { useHotkey } from '#src/app/shell/useHotkey.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import type { PortalSearchProps } from './MasterSearch.tsx';

export interface GlobalSearchState {
  /** The text that was in the search box when the search opened; null while it is closed. */
  readonly typed: string | null;
  /** The search dialog once its code is loaded; null while the search is closed. */
  readonly Search: ComponentType<PortalSearchProps> | null;
  open: (text: string) => void;
  close: () => void;
}

const masterSearch = loadOnce(async () => (await import('./MasterSearch.tsx')).MasterSearch);
const supportSearch = loadOnce(async () => (await import('./SupportSearch.tsx')).SupportSearch);

/** State of the global search of a portal; Ctrl/Cmd+K opens and closes it. Its code is loaded when it is first needed. */
export function useGlobalSearch(portal: Portal['id'] | undefined): GlobalSearchState {
  const search = portal === 'support' ? supportSearch : masterSearch;
  const [typed, setTyped] = useState<string | null>(null);
  const Search = useLoaded(search, typed !== null, () => {
    setTyped(null);
    toast.error('The search could not be loaded.');
  });

  useHotkey('k', () => setTyped(typed === null ? '' : null));

  return {
    typed,
    Search,
    open: setTyped,
    close: () => setTyped(null),
  };
}
