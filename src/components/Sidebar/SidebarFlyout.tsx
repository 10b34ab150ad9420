import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import type { SidebarItem } from './items.ts';
import { SidebarLinks } from './SidebarLinks.tsx';

export interface SidebarFlyoutProps {
  item: SidebarItem;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Panel = styled.div`
  position: fixed;
  z-index: ${theme.layer.flyout};
  inset-inline-start: calc(${theme.layout.icon} + 6px);
  inset-block-start: min(var(--flyout-top), calc(100dvh - 240px));
  inline-size: min(${theme.layout.flyout}, calc(100vw - ${theme.layout.icon} - 12px));
  max-block-size: 232px;
  overflow: auto;
  padding: 8px;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.float};
  > p {
    padding: 4px 9px 6px;
    color: ${theme.text.muted};
    font: 500 12px/16px ${theme.font.family};
  }
  && [data-row='sub'] {
    min-block-size: 34px;
    padding-inline-start: 9px;
  }
  ${media.motion} {
    transition: opacity ${theme.motion.quick};
    @starting-style {
      opacity: 0;
    }
  }
`;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A group in a collapsed sidebar: its pages open in a panel next to it, which follows the button in the tab order.
 * Escape closes it and focuses the button; a press outside, focus elsewhere and following a link close it too
 * (section 2 "Layout"). Not Base UI's Popover: with its trigger it adds 20 kB to the first load of every page.
 */
export function SidebarFlyout({ item, open, onOpenChange }: SidebarFlyoutProps) {
  const id = useId();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [top, setTop] = useState(0);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target)) return;
      onOpenChange(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, onOpenChange]);

  function toggle() {
    setTop(button.current?.getBoundingClientRect().top ?? 0);
    onOpenChange(!open);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      button.current?.focus();
      onOpenChange(false);
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined || !(event.target instanceof Element)) return;
    event.preventDefault();
    const stops: Element[] = [...(root.current?.querySelectorAll('[data-row]') ?? [])];
    const next = stops[stops.indexOf(event.target) + step];
    if (next instanceof HTMLElement) next.focus();
  }

  function closeWhenLeft(event: FocusEvent) {
    const { currentTarget, relatedTarget } = event;
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) onOpenChange(false);
  }

  return (
    <li ref={root} data-group={item.id} onKeyDown={onKeyDown} onBlur={closeWhenLeft}>
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
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <span data-icon="" aria-hidden="true">
          {item.icon}
        </span>
        <span>{item.label}</span>
      </button>
      {open ? (
        <Panel style={{ '--flyout-top': `${top}px` }}>
          <p aria-hidden="true">{item.label}</p>
          <SidebarLinks
            id={id}
            label={item.label}
            links={item.children ?? []}
            onNavigate={() => onOpenChange(false)}
          />
        </Panel>
      ) : null}
    </li>
  );
}
