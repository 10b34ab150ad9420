import { Bookmark, LayoutDashboard, type LucideIcon, Settings, Zap } from 'lucide-react';
import { navigationItem } from '#src/app/routes/navigation.ts';
import { capsOf } from '#src/app/shell/commands/shortcuts.ts';
import type { SearchGroup, SearchHit } from '#src/features/search/searchHits.ts';
import type { AvailableCommand, CommandGroup } from '#src/features/shared/commands/command.ts';

/** The headings in the search, in its order: what is on the screen first. */
const headings: Readonly<Record<CommandGroup, string>> = {
  Tickets: 'Open ticket',
  Lists: 'This list',
  'Go to': 'Screens',
  'Add and import': 'Add and import',
  Views: 'Views',
  'System Settings': 'System Settings',
  Everywhere: 'Console',
};

const icons: Readonly<Partial<Record<CommandGroup, LucideIcon>>> = {
  'Go to': LayoutDashboard,
  Views: Bookmark,
  'System Settings': Settings,
};

/** Where a screen is in the navigation, and its heading if that is another; of a view the list. */
function hintOf({ group, path }: AvailableCommand): string {
  const item = path === undefined ? null : navigationItem(path.replace(/[?#].*$/u, ''));
  if (group === 'Views') return item?.screen.label ?? '';
  if (group !== 'Go to' || !item) return group === 'System Settings' ? group : '';
  const { label, heading } = item.screen;
  return [item.group, heading === label ? '' : heading].filter(Boolean).join(' · ');
}

function toHit(command: AvailableCommand, modifier: string): SearchHit {
  const { id, words, group, keys: [key] = [], path = null, facts = [], run } = command;
  return {
    id,
    icon: icons[group] ?? Zap,
    label: words,
    hint: hintOf(command),
    facts,
    path,
    ...(key === undefined ? {} : { keys: capsOf(key, modifier) }),
    ...(run ? { run } : {}),
  };
}

/** What was used lately, then the other commands by their groups, each once. */
export function commandGroups(
  commands: readonly AvailableCommand[],
  used: readonly string[],
  modifier: string,
): readonly SearchGroup[] {
  const lately = used.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const others = commands.filter(({ id }) => !used.includes(id));
  const groups = Object.entries(headings).map(([group, label]) => ({
    label,
    items: others.filter((command) => command.group === group).map((command) => toHit(command, modifier)),
  }));
  return [{ label: 'Recent', items: lately.map((command) => toHit(command, modifier)) }, ...groups];
}
