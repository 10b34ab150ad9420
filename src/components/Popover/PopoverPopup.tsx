import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { dismissesDialog } from '../Dialog/dialogFocus.ts';
import { sheet } from '../Menu/menuLook.ts';
import { theme } from '../theme/theme.ts';

export interface PopoverPopupProps {
  label: string;
  triggerId: string;
  onClose: () => void;
  children: ReactNode;
}

const Positioner = styled(Base.Positioner)`
  z-index: ${theme.layer.popup};
`;

const Sheet = styled(Base.Popup)`
  ${sheet}
  inline-size: max-content;
  max-inline-size: min(360px, var(--available-width));
  padding: 12px;
`;

/** The open panel, positioned at its button. */
export function PopoverPopup({ label, triggerId, onClose, children }: PopoverPopupProps) {
  const button = () => document.getElementById(triggerId);
  return (
    <Base.Root
      open
      onOpenChange={(_, details) => {
        details.cancel();
        const target = details.event.target;
        // The trigger toggles the panel itself.
        if (target instanceof Node && button()?.contains(target)) return;
        if (details.reason === 'focus-out' || dismissesDialog(details)) onClose();
      }}
    >
      <Base.Portal>
        <Positioner anchor={button} align="start" sideOffset={4} collisionPadding={8}>
          <Sheet aria-label={label} finalFocus={button}>
            {children}
          </Sheet>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
