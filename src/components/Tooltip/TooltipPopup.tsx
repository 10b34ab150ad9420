import { Tooltip as Base } from '@base-ui/react/tooltip';
import styled from 'styled-components';
import { Kbd } from '../Kbd/Kbd.tsx';
import { media, theme } from '../theme/theme.ts';
import type { TooltipTarget } from './tooltipTarget.ts';
import { POPUP_MARK } from './useTooltipTarget.ts';

const Positioner = styled(Base.Positioner)`
  z-index: ${theme.layer.tooltip};
`;

const Sheet = styled(Base.Popup)`
  display: flex;
  align-items: center;
  gap: 6px;
  max-inline-size: min(280px, var(--available-width));
  max-block-size: var(--available-height);
  overflow: hidden;
  padding: 4px 8px;
  border: 1px solid ${theme.border.main};
  border-radius: ${theme.radius.small};
  background: ${theme.surface.overlay};
  color: ${theme.text.main};
  box-shadow: ${theme.shadow.float};
  font: ${theme.font.small} ${theme.font.family};
  overflow-wrap: anywhere;
  /* Each cell of a row on its own line. */
  white-space: pre-line;
  ${media.motion} {
    transition: opacity ${theme.motion.quick};
    &[data-starting-style] {
      opacity: 0;
    }
  }
`;

/** The open tooltip. Hidden from screen readers, which read the text as the element's name or description. */
export function TooltipPopup({ anchor, label, keys, side }: TooltipTarget) {
  return (
    <Base.Root open>
      <Base.Portal>
        <Positioner anchor={anchor} side={side} sideOffset={6} collisionPadding={6}>
          <Sheet aria-hidden="true" {...{ [POPUP_MARK]: '' }}>
            <span>{label}</span>
            {keys ? <Kbd>{keys}</Kbd> : null}
          </Sheet>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
