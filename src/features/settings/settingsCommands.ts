import type { Command } from '#src/features/shared/commands/command.ts';
import { paths } from '#src/lib/paths.ts';
import { type CardTitle, cardAnchors, namesOf, settingFields } from './settingFields.ts';

/** What else is on the cards. */
const others: Readonly<Partial<Record<CardTitle, readonly string[]>>> = {
  Security: ['Password Policy'],
  'Maintenance Mode': ['Schedule Maintenance'],
  'Branding Customization': ['Logo', 'Favicon'],
  'Data Management': ['Last Backup', 'Export Data', 'Restore Database'],
};

/** Goes to each card of System Settings, which is found by its settings too. */
export const settingsCommands: readonly Command<never>[] = cardAnchors.map(({ id, title }) => ({
  id: `settings.${id}`,
  words: title,
  group: 'System Settings',
  path: `${paths.master.settings}#${id}`,
  facts: [...(others[title] ?? []), ...namesOf(title).map((name) => settingFields[name].label)].map(
    (text) => ({
      label: 'Setting',
      text,
    }),
  ),
}));
