import { commandTarget } from '#src/features/shared/commands/commandTarget.ts';

export interface SettingsPage {
  /** Scrolls to a card, by its id. */
  readonly onCard: (id: string) => void;
}

/** System Settings, while it is on the screen. */
export const settingsPage = commandTarget<SettingsPage>();
