import { useSyncExternalStore } from 'react';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { darkScheme } from '#src/lib/mediaQuery.ts';
import { schemeOf } from '#src/lib/preferences.ts';
import type { ThemeSwitchProps } from './ThemeSwitch.tsx';

/** The scheme that is shown, and a function that switches to the other one. */
export function useScheme(): ThemeSwitchProps {
  const choice = usePreferences((state) => state.preferences.theme);
  const change = usePreferences((state) => state.change);
  const dark = useSyncExternalStore(darkScheme.subscribe, darkScheme.matches);
  return { scheme: schemeOf(choice, dark), onChange: (theme) => change({ theme }) };
}
