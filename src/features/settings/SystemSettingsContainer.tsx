import { SystemSettingsScreen } from './SystemSettingsScreen.tsx';
import { useSystemSettings } from './useSystemSettings.ts';

/** System Settings on the samples of this tab. */
export function SystemSettingsContainer() {
  return <SystemSettingsScreen {...useSystemSettings()} />;
}
