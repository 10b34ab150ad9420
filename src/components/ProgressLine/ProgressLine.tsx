import styled, { keyframes } from 'styled-components';
import { media, theme } from '../theme/theme.ts';

const creep = keyframes`
  from { scale: 0.05 1; }
  to { scale: 0.9 1; }
`;

const Line = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${theme.layer.toast};
  block-size: 2px;
  background: ${theme.primary.solid};
  transform-origin: 0 0;
  pointer-events: none;
  ${media.motion} {
    animation: ${creep} 8s cubic-bezier(0.1, 0.7, 0.3, 1) both;
  }
  ${media.forcedColors} {
    background: Highlight;
  }
`;

/** A thin line at the top of the window while a page loads. */
export function ProgressLine({ active }: { active: boolean }) {
  return active ? <Line role="progressbar" aria-label="Loading page" /> : null;
}
