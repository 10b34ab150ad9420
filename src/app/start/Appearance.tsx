import { useEffect } from 'react';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { darkScheme } from '#src/lib/mediaQuery.ts';
import { PREFERENCES_KEY, schemeOf } from '#src/lib/preferences.ts';
import { onStored } from '#src/lib/storage.ts';

/**
 * Applies the user's preferences to `<html>` and to dates, follows the system scheme if the preferences say so, and
 * changes made in other tabs. The start script has applied them once before the first paint.
 */
export function Appearance() {
  const { theme, density, timeZone, singleKeys } = usePreferences((state) => state.preferences);

  useEffect(() => {
    const apply = () => {
      const root = document.documentElement;
      root.dataset.theme = schemeOf(theme, darkScheme.matches());
      root.dataset.density = density;
    };
    apply();
    return darkScheme.subscribe(apply);
  }, [theme, density]);

  useEffect(() => setTimeZone(timeZone), [timeZone]);

  useEffect(() => {
    document.documentElement.dataset.singleKeys = singleKeys ? 'on' : 'off';
  }, [singleKeys]);

  useEffect(() => onStored(PREFERENCES_KEY, () => usePreferences.getState().reload()), []);

  return null;
}
