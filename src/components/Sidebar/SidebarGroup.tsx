import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { SidebarItem } from './items.ts';
import { SidebarLinks } from './SidebarLinks.tsx';

export interface SidebarGroupProps {
  item: SidebarItem;
  open: boolean;
  onToggle: () => void;
  onNavigate?: (() => void) | undefined;
}

/** A group in an expanded sidebar, with its pages below its button. */
export function SidebarGroup({ item, open, onToggle, onNavigate }: SidebarGroupProps) {
  const id = useId();
  return (
    <li data-group={item.id}>
      <button
        type="button"
        data-row="head"
        data-current={item.current || undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onToggle()}
      >
        <span data-icon="" aria-hidden="true">
          {item.icon}
        </span>
        <span>{item.label}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      {open ? (
        <SidebarLinks id={id} label={item.label} links={item.children ?? []} onNavigate={onNavigate} />
      ) : null}
    </li>
  );
}
