import styled from 'styled-components';
import { controlFrame, controlInput } from '../Field/controlStyles.ts';
import { sheet } from '../Menu/menuStyle.ts';
import { icon, media, oneLine, theme } from '../theme/theme.ts';

export const Frame = styled.div`
  ${controlFrame}
  > input {
    ${controlInput}
    padding-inline-end: 4px;
  }
  > button {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 26px;
    block-size: 28px;
    margin-inline-end: 1px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;
    color: ${theme.text.muted};
    cursor: pointer;
  }
  /* The chevron has the same position as in a Select. */
  > button:last-child {
    justify-items: end;
    margin-inline-end: 0;
    padding-inline-end: 10px;
  }
  > button:hover:not(:disabled) {
    color: ${theme.text.main};
  }
  > button:disabled {
    color: inherit;
    cursor: not-allowed;
  }
  svg {
    ${icon[14]}
  }
  ${media.narrow} {
    > button {
      inline-size: ${theme.layout.touch};
      block-size: 100%;
    }
  }
`;

export const Positioner = styled.div`
  z-index: ${theme.layer.popup};
  outline: 0;
`;

export const Popup = styled.div`
  ${sheet}
  display: flex;
  flex-direction: column;
  inline-size: max(var(--anchor-width), 200px);
  max-block-size: min(320px, var(--available-height));
  overflow: hidden;
  [role='listbox'] {
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 4px;
    scroll-padding-block: 4px;
    outline: 0;
  }
  [role='listbox'][data-empty] {
    padding: 0;
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 2rem;
    padding: 4px 8px;
    border-radius: ${theme.radius.small};
    cursor: default;
    user-select: none;
  }
  [role='option'] > span:first-child {
    flex: 1;
    min-inline-size: 0;
    ${oneLine}
  }
  [role='option'] > small {
    flex: none;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
    font-variant-numeric: tabular-nums;
  }
  [role='option'] > :is(span, small) + span {
    display: grid;
    color: ${theme.primary.text};
  }
  [role='option'][data-highlighted] {
    background: ${theme.surface.hover};
  }
  /* The keyboard's position gets an outline; under the pointer the background is enough. */
  [role='option'][data-highlighted]:not(:hover) {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: -2px;
  }
  svg {
    ${icon[16]}
  }
  p {
    padding: 8px 12px;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
  [role='status'] > p {
    border-block-start: 1px solid ${theme.border.subtle};
  }
  [role='presentation'] > p, [role='status']:first-child > p {
    border: 0;
  }
  ${media.narrow} {
    [role='option'] {
      min-block-size: ${theme.layout.touch};
    }
  }
`;
