/** Light, dark, or whatever the operating system says until the person chooses. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Row and control heights: 32, 40 and 48 px rows. */
export type Density = 'compact' | 'normal' | 'roomy';

/** What a person set for this browser; it outlives the session (product.md "Session", last sentence). */
export interface Preferences {
  readonly theme: ThemeChoice;
  readonly density: Density;
  /** IANA name of the zone dates are shown in; empty means that of the computer. */
  readonly timeZone: string;
  /** Whether `/` and `?` alone do something; whoever dictates types them by accident (WCAG 2.1.4). */
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

export const densities: readonly Density[] = ['compact', 'normal', 'roomy'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads what storage held, part by part: a part that makes no sense falls back alone. */
export function toPreferences(value: unknown): Preferences {
  const stored = isRecord(value) ? value : {};
  return {
    theme: themeChoices.find((choice) => choice === stored['theme']) ?? defaultPreferences.theme,
    density: densities.find((density) => density === stored['density']) ?? defaultPreferences.density,
    timeZone: typeof stored['timeZone'] === 'string' ? stored['timeZone'] : defaultPreferences.timeZone,
    singleKeys: stored['singleKeys'] !== false,
  };
}

/** The scheme to draw: the person's choice, or the system's. */
export function schemeOf(theme: ThemeChoice, systemIsDark: boolean): 'light' | 'dark' {
  if (theme === 'system') return systemIsDark ? 'dark' : 'light';
  return theme;
}
