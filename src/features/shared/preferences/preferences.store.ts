import { create } from 'zustand';
import { PREFERENCES_KEY, type Preferences, toPreferences } from '#src/lib/preferences.ts';
import { readJson, writeJson } from '#src/lib/storage.ts';

interface PreferencesState {
  readonly preferences: Preferences;
  /** Changes preferences and stores them in this browser. Full or forbidden storage is no error. */
  change: (part: Partial<Preferences>) => void;
  /** Reads the preferences again after another tab changed them. */
  reload: () => void;
}

/** Theme, density and time zone of this browser. They are kept after a sign-out (product.md "Session"). */
export const usePreferences = create<PreferencesState>()((set, get) => ({
  preferences: toPreferences(readJson(PREFERENCES_KEY)),
  change: (part) => {
    const preferences = { ...get().preferences, ...part };
    set({ preferences });
    writeJson(PREFERENCES_KEY, preferences);
  },
  reload: () => set({ preferences: toPreferences(readJson(PREFERENCES_KEY)) }),
}));
