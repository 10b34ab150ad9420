import styled from 'styled-components';
import { icon, media, theme } from '#src/components/theme/theme.ts';

/** The strip of tabs, each with the button of its menu. */
export const Strip = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
  overflow: auto hidden;
  border-block-end: 1px solid ${theme.border.subtle};
  margin-block-end: -2px;
  scrollbar-width: none;
  ${media.print} {
    display: none;
  }
  > span {
    display: flex;
    flex: none;
    align-items: center;
    border-block-end: 2px solid transparent;
  }
  > span:has(> [aria-pressed='true']) {
    border-color: ${theme.primary.solid};
    ${media.forcedColors} {
      border-color: Highlight;
    }
  }
  button {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    padding: 6px 10px 9px;
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;
    color: ${theme.text.muted};
    font: 500 13px/20px ${theme.font.family};
    white-space: nowrap;
    cursor: pointer;
  }
  button:hover,
  button[aria-expanded='true'],
  button[aria-pressed='true'] {
    color: ${theme.text.main};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  button[aria-pressed]:not(:only-child) {
    padding-inline-end: 2px;
  }
  button[aria-haspopup] {
    justify-content: center;
    min-inline-size: 24px;
    padding-inline: 4px;
  }
  svg {
    ${icon[14]}
  }
  ${media.narrow} {
    button {
      padding-block: 11px;
    }
    button[aria-haspopup] {
      min-inline-size: 40px;
    }
  }
`;
