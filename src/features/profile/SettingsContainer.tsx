import { use } from 'react';
import { type LoadOnce, loadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import { ShortcutsContext } from '#src/features/shared/commands/ShortcutsContext.ts';
import type { ShortcutGroup } from '#src/features/shared/commands/shortcuts.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { formatDateTime } from '#src/lib/dates.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

// Chromium's list is without UTC.
const timeZones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

const none: LoadOnce<readonly ShortcutGroup[]> = loadOnce(async () => []);

/** The settings kept in this browser. */
export function SettingsContainer() {
  const preferences = usePreferences((state) => state.preferences);
  const change = usePreferences((state) => state.change);
  const shortcuts = useLoaded(use(ShortcutsContext) ?? none, true);
  const example = formatDateTime(Date.now(), preferences.timeZone) ?? '';
  return (
    <SettingsScreen
      preferences={preferences}
      timeZones={timeZones}
      example={example}
      shortcuts={shortcuts}
      onChange={change}
    />
  );
}
