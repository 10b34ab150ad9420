import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import styled from 'styled-components';
import { icon, media, oneLine, theme } from '#src/components/theme/theme.ts';

export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.search};
  background: ${theme.scrim.base};
`;

export const Popup = styled(Dialog.Popup)`
  position: fixed;
  z-index: ${theme.layer.search};
  inset-block-start: 12vh;
  inset-inline: 0;
  margin-inline: auto;
  inline-size: min(680px, calc(100vw - 32px));
  max-block-size: 68vh;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: ${theme.surface.overlay};
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.dialog};
  box-shadow: ${theme.shadow.float};

  ${media.narrow} {
    inset-block: 0;
    inline-size: 100vw;
    max-block-size: none;
    border: 0;
    border-radius: 0;
  }
`;

export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding-inline: ${theme.space[4]};
  border-block-end: 1px solid ${theme.border.subtle};
  color: ${theme.text.muted};

  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 3rem;
    border: 0;
    background: none;
    color: ${theme.text.main};
    outline: none;
  }
  /* Wide screens show the key that closes the palette, narrow screens a button. */
  > button {
    display: none;
  }
  ${media.narrow} {
    padding-inline-end: ${theme.space[1]};

    > kbd {
      display: none;
    }
    > button {
      display: inline-flex;
    }
  }
`;

export const Scroll = styled.div`
  flex: 0 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[2]};
  scroll-padding-block: ${theme.space[2]};
  ${media.narrow} {
    flex: 1;
  }
`;

/** The keys, below the hits. */
export const Foot = styled.p`
  display: flex;
  gap: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.subtle};
  color: ${theme.text.muted};
  font: ${theme.font.small} ${theme.font.family};
  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  ${media.narrow} {
    display: none;
  }
`;

export const GroupLabel = styled(Autocomplete.GroupLabel)`
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[1]};
  font: ${theme.font.small} ${theme.font.family};
  font-weight: 500;
  color: ${theme.text.muted};
`;

export const Item = styled(Autocomplete.Item)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: 2.25rem;
  padding-inline: ${theme.space[2]};
  border-radius: ${theme.radius.control};
  font: ${theme.font.table} ${theme.font.family};
  cursor: default;

  &[data-highlighted] {
    background: ${theme.surface.selected};
  }
  &[data-highlighted] > svg {
    color: ${theme.primary.text};
  }
  ${media.forcedColors} {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  > svg {
    flex: none;
    ${icon[16]}
    color: ${theme.text.muted};
  }
  span,
  small {
    ${oneLine}
    &::highlight(search) {
      color: ${theme.mark.text};
      background-color: ${theme.mark.base};
    }
  }
  span {
    flex: 0 1 auto;
    min-inline-size: 30%;
    font-weight: 500;
  }
  small {
    flex: 1;
    font-size: 0.75rem;
    color: ${theme.text.muted};
    text-align: end;
  }
  /* Plan and status. */
  b {
    flex: none;
    font-size: 0.75rem;
    font-weight: 500;
    color: ${theme.text.muted};
  }
  ${media.narrow} {
    flex-wrap: wrap;
    align-content: center;
    gap: 0 ${theme.space[3]};
    min-block-size: ${theme.layout.touch};
    > b {
      flex-basis: 100%;
      padding-inline-start: 28px;
    }
  }
`;

/** The keys of a command, at the end of its line. */
export const Keys = styled.i`
  display: inline-flex;
  flex: none;
  gap: ${theme.space[1]};
  font-style: normal;
  /* Single-key shortcuts are switched off (isShortcut), so their hints are hidden. */
  html[data-single-keys='off'] &:not([data-modified]) {
    display: none;
  }
  ${media.narrow} {
    display: none;
  }
`;

export const Note = styled.p`
  padding: ${theme.space[3]} ${theme.space[2]};
  font: ${theme.font.table} ${theme.font.family};
  color: ${theme.text.muted};
`;
