/** The chosen theme; `system` follows the operating system. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Heights of rows and controls: rows of 32, 40 and 48 px. */
export type Density = 'compact' | 'normal' | 'comfortable';

/** Preferences in this browser; they are kept after the session ends (product.md "Session"). */
export interface Preferences {
  readonly theme: ThemeChoice;
  readonly density: Density;
  /** IANA name of the zone in which dates are shown; empty for the computer's zone. */
  readonly timeZone: string;
  /** Whether `/` and `?` alone are shortcuts; speech input can trigger them by accident (WCAG 2.1.4). */
  readonly singleKeys: boolean;
}

export const PREFERENCES_KEY = 'blume.preferences';

export const defaultPreferences: Preferences = {
  theme: 'system',
  density: 'normal',
  timeZone: '',
  singleKeys: true,
};

export const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

export const densities: readonly Density[] = ['compact', 'normal', 'comfortable'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads stored preferences; each invalid part gets its default. */
export function toPreferences(value: unknown): Preferences {
  const stored = isRecord(value) ? value : {};
  return {
    theme: themeChoices.find((choice) => choice === stored['theme']) ?? defaultPreferences.theme,
    density: toDensity(stored['density']),
    timeZone: typeof stored['timeZone'] === 'string' ? stored['timeZone'] : defaultPreferences.timeZone,
    singleKeys: stored['singleKeys'] !== false,
  };
}

function toDensity(stored: unknown): Density {
  return densities.find((density) => density === stored) ?? defaultPreferences.density;
}

/** The colour scheme to show: the user's choice, or the system's. */
export function schemeOf(theme: ThemeChoice, systemIsDark: boolean): 'light' | 'dark' {
  if (theme === 'system') return systemIsDark ? 'dark' : 'light';
  return theme;
}
