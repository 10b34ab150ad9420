import { useEffect, useState } from 'react';
import type { ParamDefaults } from '#src/features/shared/list/url/urlParams.ts';
import { onStored, readJson, writeJson } from '#src/lib/storage.ts';
import { type SavedViews, toSavedViews, withPresets } from './savedViews.ts';

/**
 * The `presets` of the list and the views in this browser's storage, equal in all tabs. The second value changes them and
 * returns false when they could not be stored.
 */
export function useStoredViews(key: string, defaults: ParamDefaults, presets: SavedViews) {
  const [stored, setStored] = useState(() => readJson(key));
  useEffect(() => onStored(key, () => setStored(readJson(key))), [key]);

  const toViews = (value: unknown) => withPresets(toSavedViews(value, defaults), presets);
  function change(to: (views: SavedViews) => SavedViews): boolean {
    // Storage may have newer views of another tab.
    const next = { views: to(toViews(readJson(key) ?? stored)) };
    setStored(next);
    return writeJson(key, next);
  }
  return [toViews(stored), change] as const;
}
