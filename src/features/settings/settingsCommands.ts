import type { Command } from '#src/features/shared/commands/command.ts';
import { paths } from '#src/lib/paths.ts';
import { cardAnchors } from './cardAnchors.ts';
import { namesOf, settingFields } from './settingFields.ts';

/** Goes to each card of System Settings, which is found by its settings too. */
export const settingsCommands: readonly Command<never>[] = cardAnchors.map(({ id, title }) => ({
  id: `settings.${id}`,
  words: title,
  group: 'System Settings',
  path: `${paths.master.settings}#${id}`,
  facts: namesOf(title).map((name) => ({ label: 'Setting', text: settingFields[name].label })),
}));
