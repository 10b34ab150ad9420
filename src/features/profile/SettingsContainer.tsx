import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { formatDateTime } from '#src/lib/dates.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

// Chromium's list is without UTC.
const timeZones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

/** The settings kept in this browser. */
export function SettingsContainer() {
  const preferences = usePreferences((state) => state.preferences);
  const change = usePreferences((state) => state.change);
  const example = formatDateTime(Date.now(), preferences.timeZone) ?? '';
  return (
    <SettingsScreen preferences={preferences} timeZones={timeZones} example={example} onChange={change} />
  );
}
