import { Dialog as Base } from '@base-ui/react/dialog';
import styled from 'styled-components';
import { backdrop, panel, viewport } from '../dialogStyle.ts';
import { media, theme } from '../theme/theme.ts';

export const Backdrop = styled(Base.Backdrop)`
  ${backdrop}
`;

export const Viewport = styled(Base.Viewport)`
  ${viewport}
`;

export const Panel = styled(Base.Popup)`
  ${panel}
  > header {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space[2]};
    /* A long title scrolls, and leaves room to the body. */
    flex: none;
    max-block-size: 40dvh;
    overflow: auto;
    padding: 14px 16px 12px;
    padding-inline-start: 24px;
    border-block-end: 1px solid ${theme.border.subtle};
  }
  > header > div {
    flex: 1;
    min-inline-size: 0;
    /* Aligns the first line with the close button, whose height follows density and touch. */
    padding-block: calc((${theme.layout.control} - 24px) / 2);
  }
  > header h2 {
    font: ${theme.font.heading} ${theme.font.family};
    overflow-wrap: anywhere;
  }
  > header p {
    color: ${theme.text.muted};
    font: ${theme.font.table} ${theme.font.family};
  }
  > [data-body] {
    flex: 1 1 auto;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: 22px;
    padding: 16px 24px 20px;
    > form {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 22px;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    /* Focusable only so that the arrow keys scroll it; it is not a tab stop, so it needs no ring. */
    &[tabindex='-1']:focus-visible {
      outline: none;
    }
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${theme.space[2]};
    padding: 12px 16px;
    padding-inline-start: 24px;
    border-block-start: 1px solid ${theme.border.subtle};
    background: ${theme.surface.card};
  }
  /* A sheet of paper: all of the body, and nothing to press. */
  ${media.print} {
    > header {
      padding-inline: 0;
    }
    > [data-body] {
      padding-inline: 0;
      overflow: visible;
    }
    > footer {
      display: none;
    }
  }
`;

/** Text or a badge at the start of a dialog's footer: `2 unsaved changes`. */
export const DialogNote = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  flex: 1;
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
`;
