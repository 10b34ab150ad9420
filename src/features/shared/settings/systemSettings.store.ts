import { create } from 'zustand';
import { appliedSettings, lastBackup, systemSettings } from '#fixtures/data/systemSettings.ts';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import type { AppliedSettings, Backup, SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import { sampleMoment } from '#src/features/shared/list/samples/samples.store.ts';
import { maintenanceStore } from '#src/features/shared/maintenance/maintenance.store.ts';

interface SettingsState {
  readonly saved: SystemSettings;
  readonly applied: AppliedSettings;
}

const samples: SettingsState = { saved: systemSettings, applied: appliedSettings };

const useStore = create<SettingsState>()(() => samples);

/** The settings of this tab: the samples and what was saved or applied since. */
export const settingsStore = {
  useSettings: () => useStore(),
  /** The Default Timezone, an IANA name: that of figures which are the same for everyone. */
  timezone: () => useStore.getState().saved.timezone,
  useTimezone: () => useStore(({ saved }) => saved.timezone),
  /** Saves these settings, the others stay. The banner of a maintenance that is on has the saved message. */
  save: (settings: Partial<SystemSettings>) => {
    useStore.setState(({ saved }) => ({ saved: { ...saved, ...settings } }));
    maintenanceStore.changeBanner(useStore.getState().saved.bannerMessage);
  },
  apply: (to: (applied: AppliedSettings) => Partial<AppliedSettings>) =>
    useStore.setState(({ applied }) => ({ applied: { ...applied, ...to(applied) } })),
  reset: () => useStore.setState(samples),
  backup: (): Backup => lastBackup(sampleMoment()),
};

useStore.subscribe(({ applied }) => maintenanceStore.plan(applied.planned));

onSessionEnd('settings', { ended: settingsStore.reset });
