import {
  Building2,
  ChartColumn,
  CreditCard,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  Settings,
  UserRound,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconName, NavigationEntry } from '#src/app/routes/screens.ts';
import type { SidebarItem } from '#src/components/Sidebar/items.ts';
import { isUnder } from '#src/lib/paths.ts';

/** The icons of the navigation by name; rendered with 16 px and stroke 1.75. */
const icons: Readonly<Record<IconName, LucideIcon>> = {
  dashboard: LayoutDashboard,
  users: Users,
  company: Building2,
  plans: Layers,
  subscriptions: CreditCard,
  support: LifeBuoy,
  audit: ScrollText,
  reports: ChartColumn,
  settings: Settings,
  billing: ReceiptText,
  profile: UserRound,
};

function iconOf(name: IconName): ReactNode {
  const Icon = icons[name];
  return <Icon size={16} strokeWidth={1.75} aria-hidden />;
}

/** The sidebar's items for a path, with the current item and its open groups (section 2 "Layout"). */
export function sidebarItems(entries: readonly NavigationEntry[], path: string): readonly SidebarItem[] {
  return entries.flatMap((entry): SidebarItem[] => {
    const icon = iconOf(entry.icon);
    if (entry.type !== 'group') {
      if (entry.unlisted) return [];
      return [
        { id: entry.path, label: entry.label, icon, href: entry.path, current: isUnder(path, entry.path) },
      ];
    }
    const children = entry.children.map((child) => ({
      id: child.path,
      label: child.label,
      href: child.path,
      current: isUnder(path, child.path),
    }));
    return [
      { id: entry.label, label: entry.label, icon, children, current: children.some((c) => c.current) },
    ];
  });
}
