import { Bookmark, LayoutDashboard, type LucideIcon, Settings, Zap } from 'lucide-react';
import { placeOf } from '#src/app/routes/navigation.ts';
import type { SearchGroup, SearchHit } from '#src/features/search/searchHits.ts';
import type { CommandGroup, Offer } from '#src/features/shared/commands/command.ts';
import { capsOf } from '#src/features/shared/commands/shortcuts.ts';

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
function hintOf({ group, path }: Offer): string {
  const place = path === undefined ? null : placeOf(path.replace(/[?#].*$/u, ''));
  if (group === 'Views') return place?.screen.label ?? '';
  if (group !== 'Go to' || !place) return group === 'System Settings' ? group : '';
  const { label, heading } = place.screen;
  return [place.group, heading === label ? '' : heading].filter(Boolean).join(' · ');
}

function toHit(offer: Offer, modifier: string): SearchHit {
  const { id, words, group, keys: [key] = [], path = null, facts = [], run } = offer;
  return {
    id,
    icon: icons[group] ?? Zap,
    label: words,
    hint: hintOf(offer),
    facts,
    path,
    ...(key === undefined ? {} : { keys: capsOf(key, modifier) }),
    ...(run ? { run } : {}),
  };
}

/** What was used lately, then the other commands by their groups, each once. */
export function placeGroups(
  offers: readonly Offer[],
  used: readonly string[],
  modifier: string,
): readonly SearchGroup[] {
  const lately = used.flatMap((id) => offers.find((offer) => offer.id === id) ?? []);
  const others = offers.filter(({ id }) => !used.includes(id));
  const groups = Object.entries(headings).map(([group, label]) => ({
    label,
    items: others.filter((offer) => offer.group === group).map((offer) => toHit(offer, modifier)),
  }));
  return [{ label: 'Recent', items: lately.map((offer) => toHit(offer, modifier)) }, ...groups];
}
