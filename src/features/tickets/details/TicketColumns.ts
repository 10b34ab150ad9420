import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';

/** The height that the reply takes at the end of a window, with some room above it. */
const replyRoom = '240px';

/** Two children: the work on a ticket and, beside it or below, its facts. */
export const TicketColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 271px;
  gap: 28px;
  > div {
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
  }
  > div:last-child {
    padding-inline-start: ${theme.space[6]};
    border-inline-start: 1px solid ${theme.border.subtle};
  }
  > div:last-child dl {
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    font: ${theme.font.table} ${theme.font.family};
  }
  [data-trail] {
    scroll-margin-block-end: ${replyRoom};
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
    > div:last-child {
      padding-block-start: ${theme.space[5]};
      padding-inline-start: 0;
      border-block-start: 1px solid ${theme.border.subtle};
      border-inline-start: 0;
    }
    > div:last-child dl {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
    }
  }
  /* Where there is room for both, the reply stays in view below what is scrolled. */
  @media screen and (min-width: 768px) and (min-height: 720px) {
    [data-reply] {
      position: sticky;
      z-index: ${theme.layer.cell};
      /* Into the padding of the dialog's body, up to its focus ring. */
      inset-block-end: -18px;
      margin-block-end: -18px;
      padding-block: ${theme.space[3]} 18px;
      border-block-start: 1px solid ${theme.border.subtle};
      background: ${theme.surface.overlay};
    }
    /* Focused buttons do not end behind the reply. */
    > div:first-child button {
      scroll-margin-block-end: ${replyRoom};
    }
    [data-reply] button {
      scroll-margin-block-end: 0;
    }
  }
`;
