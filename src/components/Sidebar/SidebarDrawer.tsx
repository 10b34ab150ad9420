import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { dismissesDialog } from '../Dialog/dialogFocus.ts';
import { backdrop } from '../dialogStyle.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media, theme } from '../theme/theme.ts';
import { Brand, type BrandProps } from './Brand.tsx';
import type { SidebarItem } from './items.ts';
import { SidebarNav } from './SidebarNav.tsx';
import { brandStyle, sidebarRows } from './sidebarStyle.ts';

export interface SidebarDrawerProps extends BrandProps {
  items: readonly SidebarItem[];
  /** Called by Escape, a press outside, Close, and following a link. */
  onClose: () => void;
}

const Backdrop = styled(Dialog.Backdrop)`
  ${backdrop}
`;

const Panel = styled(Dialog.Popup)`
  ${sidebarRows}
  ${brandStyle}
  position: fixed;
  z-index: ${theme.layer.dialog};
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: min(${theme.layout.sidebar} + 3rem, calc(100vw - 3rem));
  padding: 12px 8px;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.float};
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block-end: 4px;
  }
  [data-brand] {
    padding-block: 0;
  }
  &:focus-visible {
    outline: none;
  }
  ${media.motion} {
    transition: translate ${theme.motion.calm}, opacity ${theme.motion.calm};
    &[data-starting-style] {
      opacity: 0;
      translate: -16px 0;
    }
  }
`;

/** The navigation over the page, below 768 px, with a focus trap. */
export function SidebarDrawer({ title, subtitle, items, onClose }: SidebarDrawerProps) {
  const nav = useRef<HTMLElement>(null);
  return (
    <Dialog.Root
      open
      onOpenChange={(_, details) => {
        details.cancel();
        if (dismissesDialog(details)) onClose();
      }}
    >
      <Dialog.Portal>
        <Backdrop />
        <Panel
          aria-label="Navigation"
          initialFocus={() => nav.current?.querySelector<HTMLElement>('[aria-current]') ?? true}
        >
          <header>
            <Brand title={title} subtitle={subtitle} />
            <IconButton label="Close" icon={<X />} tooltip={false} onClick={() => onClose()} />
          </header>
          <nav ref={nav} aria-label="Main">
            <SidebarNav items={items} collapsed={false} onNavigate={onClose} />
          </nav>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
