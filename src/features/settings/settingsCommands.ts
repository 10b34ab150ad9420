import type { Command } from '#src/features/shared/commands/command.ts';
import { paths } from '#src/lib/paths.ts';
import { cardAnchors } from './cardAnchors.ts';

/** Goes to each card of System Settings. */
export const settingsCommands: readonly Command<never>[] = cardAnchors.map(({ id, title }) => ({
  id: `settings.${id}`,
  words: title,
  group: 'System Settings',
  path: `${paths.master.settings}#${id}`,
}));
