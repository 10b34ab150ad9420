import { type ComponentType, useState } from 'react';
import { useHotkey } from '#src/app/shell/useHotkey.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import type { SampleSearchProps } from './SampleSearch.tsx';

export interface GlobalSearchState {
  /** What was typed before the search opened; null while it is closed. */
  readonly typed: string | null;
  /** The search itself, once its code is here. */
  readonly Search: ComponentType<SampleSearchProps> | null;
  open(text: string): void;
  close(): void;
  /** Fetches the code: the person points at the search box. */
  preload(): void;
}

async function fetchSearch(): Promise<ComponentType<SampleSearchProps>> {
  return (await import('./SampleSearch.tsx')).SampleSearch;
}

/** The global search's state; Ctrl/Cmd+K opens and closes it. Its code comes when it is reached for. */
export function useGlobalSearch(): GlobalSearchState {
  const [typed, setTyped] = useState<string | null>(null);
  const [Search, setSearch] = useState<ComponentType<SampleSearchProps> | null>(null);

  function load(failed: () => void): void {
    if (!Search) fetchSearch().then((Component) => setSearch(() => Component), failed);
  }

  function open(text: string): void {
    setTyped(text);
    load(() => {
      setTyped(null);
      toast.error('The search could not be loaded.');
    });
  }

  useHotkey('k', () => (typed === null ? open('') : setTyped(null)));

  return {
    typed,
    Search,
    open,
    close: () => setTyped(null),
    // A failure here is no news: opening asks again and tells.
    preload: () => load(() => undefined),
  };
}
