import styled from 'styled-components';
import { icon, media, theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  min-inline-size: 0;
  border-radius: ${theme.radius.control};
  &[data-over] {
    outline: 2px dashed ${theme.focus.ring};
    outline-offset: 4px;
  }
  > div {
    display: grid;
    min-inline-size: 0;
  }
  [data-preview] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 52px;
    block-size: 52px;
    overflow: hidden;
    border-radius: ${theme.radius.control};
    background: ${theme.surface.sunken};
    color: ${theme.text.muted};
  }
  [data-preview] > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  [data-preview] > svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.5;
  }
  [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  /* Looks like a button. The transparent file input covers it, so that click, keys and drop work natively. */
  [data-choose] {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    block-size: 28px;
    padding-inline: 10px;
    border: 1px solid ${theme.border.main};
    border-radius: ${theme.radius.control};
    background: ${theme.surface.card};
    font: ${theme.font.table} ${theme.font.family};
    font-weight: 500;
  }
  [data-choose]:hover {
    background: ${theme.surface.hover};
  }
  [data-choose]:has([aria-invalid='true']) {
    border-color: ${theme.danger.solid};
  }
  [data-choose]:has(:focus-visible) {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 1px;
  }
  [data-choose] > svg {
    ${icon[14]}
  }
  [data-choose] > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  [data-choose] > input::file-selector-button {
    cursor: pointer;
  }
  &[data-disabled] [data-choose] {
    color: ${theme.text.disabled};
    background: ${theme.surface.sunken};
  }
  &[data-disabled] [data-choose] > input {
    cursor: not-allowed;
  }
  p {
    padding-block-start: 5px;
    font: ${theme.font.small} ${theme.font.family};
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
  p[data-problem] {
    color: ${theme.danger.text};
  }
  ${media.narrow} {
    [data-choose] {
      block-size: ${theme.layout.touch};
    }
  }
`;
