import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { closeToButton, type OpenPopup } from '../usePopup.ts';
import type { SidebarItem } from './items.ts';
import { SidebarLinks } from './SidebarLinks.tsx';

export interface FlyoutPanelProps extends OpenPopup {
  /** Id of the list of links. */
  id: string;
  item: SidebarItem;
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
    font: 500 0.75rem/1rem ${theme.font.family};
  }
  && [data-row='sub'] {
    min-block-size: 2.125rem;
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
 * The pages of a group beside the collapsed sidebar. It follows the button in the tab order. Escape closes it and focuses
 * the button; a press outside, focus elsewhere and following a link close it too (section 2 "Layout").
 */
export function FlyoutPanel({ id, item, ...popup }: FlyoutPanelProps) {
  const { anchor, onClose } = popup;
  /** The list item with the button and the panel. */
  const group = anchor.parentElement;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return closeToButton(popup);
    }
    const step = STEPS[event.key];
    if (step === undefined || !(event.target instanceof Element)) return;
    event.preventDefault();
    const stops: Element[] = [...(group?.querySelectorAll('[data-row]') ?? [])];
    const next = stops[stops.indexOf(event.target) + step];
    if (next instanceof HTMLElement) next.focus();
  });
  const closeOutside = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && !group?.contains(target)) onClose();
  });

  useEffect(() => {
    const press = (event: PointerEvent) => closeOutside(event.target);
    const leave = (event: FocusEvent) => closeOutside(event.relatedTarget);
    const key = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('pointerdown', press);
    group?.addEventListener('focusout', leave);
    group?.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      group?.removeEventListener('focusout', leave);
      group?.removeEventListener('keydown', key);
    };
  }, [group]);

  return (
    <Panel style={{ '--flyout-top': `${anchor.getBoundingClientRect().top}px` }}>
      <p aria-hidden="true">{item.label}</p>
      <SidebarLinks id={id} label={item.label} links={item.children ?? []} onNavigate={onClose} />
    </Panel>
  );
}
