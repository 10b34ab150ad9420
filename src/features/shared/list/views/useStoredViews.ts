import { useEffect, useState } from 'react';
import type { ParamDefaults } from '#src/features/shared/list/url/urlParams.ts';
import { readJson, writeJson } from '#src/lib/storage.ts';
import { type SavedViews, toSavedViews } from './savedViews.ts';

/**
 * The views in this browser's storage, equal in all tabs; `start` until they are changed for the first time. The second
 * value changes them and returns false when they could not be stored.
 */
export function useStoredViews(key: string, defaults: ParamDefaults, start: SavedViews) {
  const [stored, setStored] = useState(() => readJson(key));
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (event.key === key) setStored(readJson(key));
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, [key]);

  const toViews = (value: unknown) => toSavedViews(value ?? { views: start }, defaults);
  function change(to: (views: SavedViews) => SavedViews): boolean {
    // Storage may have newer views of another tab.
    const next = { views: to(toViews(readJson(key) ?? stored)) };
    setStored(next);
    return writeJson(key, next);
  }
  return [toViews(stored), change] as const;
}
