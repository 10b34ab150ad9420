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
  > span:has(> [aria-current]) {
    border-color: ${theme.primary.solid};
    ${media.forcedColors} {
      border-color: Highlight;
    }
  }
  a,
  button {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    padding: 6px 10px 9px;
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;
    color: ${theme.text.muted};
    font: 500 0.8125rem/1.25rem ${theme.font.family};
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }
  a:hover,
  button:hover,
  button[aria-expanded='true'],
  [aria-current] {
    color: ${theme.text.main};
  }
  a:focus-visible,
  button:focus-visible {
    outline-offset: -2px;
  }
  a:not(:only-child) {
    padding-inline-end: 2px;
  }
  small {
    padding-inline: 5px;
    border-radius: 9px;
    background: ${theme.surface.sunken};
    font: 500 0.75rem/1.125rem ${theme.font.family};
    font-variant-numeric: tabular-nums;
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
    a,
    button {
      padding-block: 11px;
    }
    button[aria-haspopup] {
      min-inline-size: 40px;
    }
  }
`;
