import { maintenanceStore } from '#src/features/shared/maintenance/maintenance.store.ts';
import { paths } from '#src/lib/paths.ts';
import type { MaintenanceBannerProps } from './MaintenanceBanner.tsx';

/** The anchor of the card Maintenance Mode; `cardAnchors.ts` would load the fields of the settings with the shell. */
export const MAINTENANCE_CARD = `${paths.master.settings}#maintenance-mode`;

/** The banner of Maintenance Mode; in the master portal it leads to its card, except on the screen of the card. */
export function useMaintenance(portal: string | undefined, pathname: string): MaintenanceBannerProps {
  const message = maintenanceStore.useBanner();
  const leads = portal === 'master' && pathname !== paths.master.settings;
  return { message, settings: leads ? MAINTENANCE_CARD : null };
}
