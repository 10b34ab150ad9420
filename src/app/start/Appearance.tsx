import { useEffect } from 'react';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { setTimeZone } from '#src/lib/dates.ts';
import { PREFERENCES_KEY, schemeOf } from '#src/lib/preferences.ts';

const DARK = '(prefers-color-scheme: dark)';

/**
 * Puts the person's preferences on `<html>` and into the dates, follows the system while they say so, and the
 * other tabs always. The start script has done the first of it before anything was painted.
 */
export function Appearance() {
  const { theme, density, timeZone, singleKeys } = usePreferences((state) => state.preferences);

  useEffect(() => {
    const system = matchMedia(DARK);
    const dress = () => {
      const root = document.documentElement;
      root.dataset.theme = schemeOf(theme, system.matches);
      root.dataset.density = density;
    };
    dress();
    system.addEventListener('change', dress);
    return () => system.removeEventListener('change', dress);
  }, [theme, density]);

  useEffect(() => setTimeZone(timeZone), [timeZone]);

  useEffect(() => {
    document.documentElement.dataset.singleKeys = singleKeys ? 'on' : 'off';
  }, [singleKeys]);

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === PREFERENCES_KEY) usePreferences.getState().reload();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  return null;
}
