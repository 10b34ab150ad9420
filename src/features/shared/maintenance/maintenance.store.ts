import { create } from 'zustand';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import type { PlannedMaintenance } from '#src/api/types/settings/systemSettings.ts';

interface MaintenanceState {
  /** The text of the banner while Maintenance Mode is on; null while it is off. */
  readonly banner: string | null;
  readonly planned: PlannedMaintenance | null;
}

const none: MaintenanceState = { banner: null, planned: null };

const useStore = create<MaintenanceState>()(() => none);

/**
 * Maintenance Mode of this tab and the planned maintenance, which the settings, the shell and the dashboard show. A store of its own without
 * samples, because the shell is loaded at the start.
 */
export const maintenanceStore = {
  useBanner: () => useStore(({ banner }) => banner),
  banner: () => useStore.getState().banner,
  start: (banner: string) => useStore.setState({ banner }),
  /** Shows another text, if it is on. */
  changeBanner: (to: string) => useStore.setState(({ banner }) => ({ banner: banner === null ? null : to })),
  end: () => useStore.setState({ banner: null }),
  usePlanned: () => useStore(({ planned }) => planned),
  plan: (planned: PlannedMaintenance | null) => useStore.setState({ planned }),
};

onSessionEnd('maintenance', { ended: () => useStore.setState(none) });
