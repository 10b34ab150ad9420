import { Popover } from '@base-ui/react/popover';
import styled from 'styled-components';
import { sheet } from '../Menu/menuStyle.ts';
import { media, theme } from '../theme/theme.ts';

export const Above = styled(Popover.Positioner)`
  z-index: ${theme.layer.popup};
  outline: none;
`;

/** Side of the box before a choice, in px; the room around it belongs to the box when it is pressed. */
const BOX = '14px';

export const Sheet = styled(Popover.Popup)`
  ${sheet}
  display: flex;
  flex-direction: column;
  min-inline-size: max(var(--anchor-width), 200px);
  max-inline-size: min(340px, var(--available-width));
  max-block-size: min(400px, var(--available-height));
  overflow: hidden;
  > span:has(> [role='combobox']) {
    flex: none;
    margin: 8px 8px 4px;
  }
  [role='listbox'] {
    flex: 1 1 auto;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 4px;
    scroll-padding-block: 4px;
    outline: 0;
  }
  [role='option'] {
    display: flex;
    align-items: stretch;
    min-block-size: ${theme.layout.control};
    padding-inline-end: 10px;
    border-radius: ${theme.radius.small};
    cursor: default;
    user-select: none;
  }
  [role='option'] > * {
    display: flex;
    align-items: center;
  }
  [role='option'] > :first-child {
    justify-content: center;
    flex: none;
    inline-size: 32px;
  }
  [data-box]::before {
    content: '';
    box-sizing: border-box;
    inline-size: ${BOX};
    block-size: ${BOX};
    border: 1px solid ${theme.border.strong};
    border-radius: 3px;
  }
  [data-box]:hover::before {
    border-color: ${theme.primary.solid};
  }
  [aria-selected='true'] > [data-box]::before {
    border-color: ${theme.primary.solid};
    background: ${theme.primary.solid};
  }
  /* The tick: two borders of a rotated box; it lies on the box, or stands where there is none. */
  [aria-selected='true'] > :first-child::after {
    content: '';
    box-sizing: border-box;
    inline-size: 5px;
    block-size: 10px;
    margin-block-end: 3px;
    border: solid ${theme.primary.text};
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  [aria-selected='true'] > [data-box]::after {
    margin-inline-start: calc((${BOX} + 5px) / -2);
    margin-inline-end: calc((${BOX} - 5px) / 2);
    border-color: ${theme.text.onSolid};
  }
  [data-name] {
    flex: 1;
    min-inline-size: 0;
    padding-block: 5px;
    overflow-wrap: anywhere;
  }
  small {
    flex: none;
    padding-inline-start: 12px;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
    font-variant-numeric: tabular-nums;
  }
  [data-active] {
    background: ${theme.surface.hover};
  }
  /* The keyboard's position gets an outline; under the pointer the background is enough. */
  :focus-visible > [data-active]:not(:hover),
  > :has(> :focus-visible) + [role='listbox'] > [data-active]:not(:hover) {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: -2px;
  }
  [role='status'] {
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
  [role='status']:not(:empty) {
    padding: 8px 12px 12px;
  }
  ${media.narrow} {
    [role='option'] {
      min-block-size: ${theme.layout.touch};
    }
    [role='option'] > :first-child {
      inline-size: ${theme.layout.touch};
    }
  }
  ${media.forcedColors} {
    [aria-selected='true'] > [data-box]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
    [data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Below the choices: the fields of a range, and the button that closes. */
export const More = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: end;
  padding: ${theme.space[2]};
  border-block-start: 1px solid ${theme.border.subtle};
`;
