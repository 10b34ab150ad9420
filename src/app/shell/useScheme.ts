import { useSyncExternalStore } from 'react';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { schemeOf } from '#src/lib/preferences.ts';
import type { ThemeSwitchProps } from './ThemeSwitch.tsx';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(notify: () => void): () => void {
  const system = matchMedia(DARK);
  system.addEventListener('change', notify);
  return () => system.removeEventListener('change', notify);
}

/** The scheme that is shown, and a function that switches to the other one. */
export function useScheme(): ThemeSwitchProps {
  const choice = usePreferences((state) => state.preferences.theme);
  const change = usePreferences((state) => state.change);
  const systemIsDark = useSyncExternalStore(subscribe, () => matchMedia(DARK).matches);
  return { scheme: schemeOf(choice, systemIsDark), onChange: (theme) => change({ theme }) };
}
