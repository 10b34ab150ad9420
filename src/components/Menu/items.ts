import type { ReactNode } from 'react';
import type { Option } from '#src/lib/options.ts';

/** An action, or a link when it has an `href`. */
export interface MenuAction {
  readonly type?: 'item';
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Small text at the end, such as a shortcut. */
  readonly hint?: string | undefined;
  /** A second line: how serious it is, and since when. */
  readonly detail?: string | undefined;
  readonly intent?: 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  /** Renders a link, so that middle click opens a tab. */
  readonly href?: string | undefined;
  onSelect?: () => void;
}

/** A checkbox; the menu stays open when it is toggled. */
export interface MenuCheckbox {
  readonly type: 'checkbox';
  readonly id: string;
  readonly label: string;
  /** A second line. */
  readonly detail?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  onCheckedChange: (checked: boolean) => void;
}

/** A choice of one; it closes the menu. */
export interface MenuRadios {
  readonly type: 'radios';
  readonly id: string;
  readonly label: string;
  /** The value of the selected choice. */
  readonly value: string;
  readonly choices: readonly Option[];
  onValueChange: (value: string) => void;
}

export interface MenuSeparator {
  readonly type: 'separator';
  readonly id: string;
}

/** The heading of the items that follow, up to the next heading or separator. */
export interface MenuHeading {
  readonly type: 'heading';
  readonly id: string;
  readonly label: string;
}

/** An item of a group. */
export type MenuEntry = MenuAction | MenuCheckbox | MenuRadios;

export type MenuItem = MenuEntry | MenuSeparator | MenuHeading;

export interface MenuGroup {
  readonly id: string;
  readonly heading: string | null;
  /** Has a separator line before it. */
  readonly separated: boolean;
  readonly items: readonly MenuEntry[];
}

/** Splits the list into groups at headings and separators; groups without items are dropped. */
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
