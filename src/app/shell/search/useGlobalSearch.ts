import { type ComponentType, useState } from 'react';
import { portalRecords } from '#src/app/records/RecordsProvider.tsx';
import type { Portal } from '#src/app/routes/screens.ts';
import { type LoadOnce, loadOnce } from '#src/components/loadOnce.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import type { ShellSearchProps } from './PortalSearch.tsx';

export interface GlobalSearchState {
  /** What was typed when the search opened, and while its code is loaded; null while it is closed. */
  readonly typed: string | null;
  /** The search dialog once its code is loaded; null while the search is closed. */
  readonly Search: ComponentType<ShellSearchProps> | null;
  /** What had the focus when the search opened. */
  readonly returnFocus: HTMLElement | null;
  open: (text: string) => void;
  close: () => void;
  /** Opens it, or closes it. */
  toggle: () => void;
  /** Keeps what is typed while the code is loaded. */
  type: (text: string) => void;
}

const searches: Readonly<Record<Portal['id'] | 'none', LoadOnce<ComponentType<ShellSearchProps>>>> = {
  master: loadOnce(async () => {
    const [{ MasterSearch }] = await Promise.all([import('./MasterSearch.tsx'), portalRecords.master.load()]);
    return MasterSearch;
  }),
  support: loadOnce(async () => {
    const [{ PortalSearch }] = await Promise.all([
      import('./PortalSearch.tsx'),
      portalRecords.support.load(),
    ]);
    return PortalSearch;
  }),
  none: loadOnce(async () => (await import('./PortalSearch.tsx')).PortalSearch),
};

/** State of the global search of a portal, or of an account without one. Its code is loaded when it is first needed. */
export function useGlobalSearch(portal: Portal['id'] | undefined): GlobalSearchState {
  const search = searches[portal ?? 'none'];
  const [typed, setTyped] = useState<string | null>(null);
  const [returnFocus, setReturnFocus] = useState<HTMLElement | null>(null);
  const Search = useLoaded(search, typed !== null, () => {
    setTyped(null);
    toast.error('The search could not be loaded.');
  });

  const open = (text: string) => {
    const focused = document.activeElement;
    setReturnFocus(focused instanceof HTMLElement && focused !== document.body ? focused : null);
    setTyped(text);
  };
  const close = () => setTyped(null);

  return {
    typed,
    Search,
    returnFocus,
    open,
    close,
    toggle: () => (typed === null ? open('') : close()),
    type: setTyped,
  };
}
