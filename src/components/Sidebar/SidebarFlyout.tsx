import { useId, useRef } from 'react';
import { loadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import type { SidebarItem } from './items.ts';

export interface SidebarFlyoutProps {
  item: SidebarItem;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const panel = loadOnce(async () => (await import('./FlyoutPanel.tsx')).FlyoutPanel);

/**
 * A group in a collapsed sidebar: its pages open in a panel next to it, once its code is loaded. Not Base UI's Popover:
 * with its trigger it adds 20 kB to the first load of every page.
 */
export function SidebarFlyout({ item, open, onOpenChange }: SidebarFlyoutProps) {
  const id = useId();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const Panel = useLoaded(panel, open, () => onOpenChange(false));

  return (
    <li ref={root} data-group={item.id}>
      <button
        ref={button}
        type="button"
        data-row=""
        data-current={item.current || undefined}
        // The collapsed sidebar does not render the text.
        aria-label={item.label}
        data-tooltip={open ? undefined : item.label}
        data-tooltip-side="inline-end"
        aria-expanded={open}
        aria-controls={Panel ? id : undefined}
        onClick={() => onOpenChange(!open)}
      >
        <span data-icon="" aria-hidden="true">
          {item.icon}
        </span>
        <span>{item.label}</span>
      </button>
      {Panel ? (
        <Panel id={id} item={item} root={root} button={button} onClose={() => onOpenChange(false)} />
      ) : null}
    </li>
  );
}
