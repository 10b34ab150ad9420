import type { ReactNode } from 'react';

/** Does something, or goes somewhere when it has an `href`. */
export interface MenuAction {
  readonly type?: 'item';
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Small words at its end, such as a shortcut. */
  readonly hint?: string | undefined;
  readonly intent?: 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  /** Makes it a real link: middle click opens a tab. */
  readonly href?: string | undefined;
  onSelect?(): void;
}

/** Can be on or off; the menu stays open. */
export interface MenuCheckbox {
  readonly type: 'checkbox';
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  onCheckedChange(checked: boolean): void;
}

/** One of several; the menu stays open. */
export interface MenuRadios {
  readonly type: 'radios';
  readonly id: string;
  readonly label: string;
  /** The `value` of the chosen one. */
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  onValueChange(value: string): void;
}

export interface MenuSeparator {
  readonly type: 'separator';
  readonly id: string;
}

/** Words over the items that follow, up to the next heading or separator. */
export interface MenuHeading {
  readonly type: 'heading';
  readonly id: string;
  readonly label: string;
}

/** What stands in a group. */
export type MenuEntry = MenuAction | MenuCheckbox | MenuRadios;

export type MenuItem = MenuEntry | MenuSeparator | MenuHeading;

export interface MenuGroup {
  readonly id: string;
  readonly heading: string | null;
  /** A line is drawn before it. */
  readonly separated: boolean;
  readonly items: readonly MenuEntry[];
}

/** Cuts the list into groups at headings and separators; groups without items fall away. */
export function menuGroups(items: readonly MenuItem[]): readonly MenuGroup[] {
  const groups: {
    id: string;
    heading: string | null;
    separated: boolean;
    items: MenuEntry[];
  }[] = [];
  let separated = false;
  let current: (typeof groups)[number] | null = null;
  for (const item of items) {
    if (item.type === 'separator') {
      separated = true;
      current = null;
    } else if (item.type === 'heading') {
      current = { id: item.id, heading: item.label, separated, items: [] };
      groups.push(current);
      separated = false;
    } else {
      if (!current) {
        current = { id: `before-${item.id}`, heading: null, separated, items: [] };
        groups.push(current);
        separated = false;
      }
      current.items.push(item);
    }
  }
  return groups
    .filter((group) => group.items.length > 0)
    .map((group, index) => (index === 0 ? { ...group, separated: false } : group));
}
