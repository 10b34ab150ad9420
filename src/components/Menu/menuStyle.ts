import { css } from 'styled-components';
import { icon, media, theme } from '../theme/theme.ts';

/** The surface of a menu or popover. */
export const sheet = css`
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.overlay};
  color: ${theme.text.main};
  box-shadow: ${theme.shadow.float};
  font: ${theme.font.table} ${theme.font.family};
  max-inline-size: var(--available-width);
  max-block-size: var(--available-height);
  overflow: auto;
  &:focus-visible {
    outline: none;
  }
  ${media.motion} {
    transition: opacity ${theme.motion.quick};
    &[data-starting-style] {
      opacity: 0;
    }
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

/** Rows of a menu; the highlighted row is the focused one. */
export const menuRows = css`
  min-inline-size: 180px;
  padding: 4px;
  [role^='menuitem'] {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-block-size: ${theme.layout.control};
    padding: 4px 8px;
    border-radius: ${theme.radius.small};
    color: ${theme.text.main};
    text-decoration: none;
    cursor: default;
    user-select: none;
    outline: none;
  }
  [role^='menuitem'][data-intent='danger'] {
    color: ${theme.danger.text};
  }
  [role^='menuitem'][data-highlighted] {
    background: ${theme.surface.hover};
    ${media.forcedColors} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  [role^='menuitem']:focus-visible {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: -2px;
  }
  [role^='menuitem'][data-disabled] {
    color: ${theme.text.disabled};
  }
  [data-mark] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${theme.text.muted};
  }
  [role^='menuitem'][data-intent='danger'] [data-mark] {
    color: inherit;
  }
  [data-mark] svg {
    ${icon[16]}
  }
  /* As a checkbox is drawn elsewhere. */
  [data-mark='box'] {
    border: 1.5px solid ${theme.border.strong};
    border-radius: 4px;
    background: ${theme.surface.card};
    svg {
      inline-size: 12px;
      block-size: 12px;
      stroke-width: 3;
    }
  }
  [aria-checked='true'] > [data-mark='box'] {
    border-color: transparent;
    background: ${theme.primary.solid};
    color: ${theme.text.onSolid};
  }
  [data-label] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-label] > small {
    display: block;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
    font-variant-numeric: tabular-nums;
  }
  [data-hint] {
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
  > p {
    padding: 6px 8px;
    color: ${theme.text.muted};
  }
  [data-heading] {
    padding: 6px 8px 4px;
    color: ${theme.text.muted};
    font: 500 0.75rem/1rem ${theme.font.family};
  }
  [role='separator'] {
    block-size: 1px;
    margin: 4px -4px;
    background: ${theme.border.subtle};
  }
`;
