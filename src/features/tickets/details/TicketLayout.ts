import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';

/** The width of the dialog, which decides between one column and two; over the padding of the dialog's body. */
export const TicketRoom = styled.div`
  container: ticket / inline-size;
  margin: -16px -24px -20px;
  min-block-size: 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
`;

/**
 * A ticket that fills its dialog: head, conversation with the composer at its foot, and the properties, which are beside
 * it from 900 px on and take its place below when they are opened.
 */
export const TicketLayout = styled.div`
  min-block-size: 0;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  > [data-parts] {
    min-block-size: 0;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 320px;
  }
  [data-work] {
    min-block-size: 0;
    display: grid;
    /* In a low window the conversation keeps half of the height, and the composer scrolls. */
    grid-template: minmax(min(50%, 160px), 1fr) minmax(0, auto) / minmax(0, 1fr);
  }
  [data-conversation],
  [data-composer],
  [data-properties] {
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
  }
  [data-conversation],
  [data-properties] {
    padding: 16px 24px;
    scroll-padding-block: 16px;
    /* A line instead of a frame around all that is read. */
    &:focus-visible {
      outline-color: transparent;
      box-shadow: inset 3px 0 0 ${theme.focus.ring};
    }
  }
  [data-conversation] > div,
  [data-properties] {
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  [data-properties] {
    gap: 20px;
    border-inline-start: 1px solid ${theme.border.subtle};
    dl {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 120px), 1fr));
      gap: 14px;
      font: ${theme.font.table} ${theme.font.family};
    }
  }
  @container ticket (inline-size < 900px) {
    > [data-parts] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-properties] {
      border-inline-start: 0;
    }
    &:not([data-opened]) [data-properties],
    &[data-opened] [data-work] {
      display: none;
    }
    [data-conversation],
    [data-properties] {
      padding-inline: 16px;
    }
  }
  @container ticket (inline-size >= 900px) {
    [data-toggle] {
      display: none;
    }
  }
  /* Where there is no room for a line of the conversation above the composer, everything scrolls together. */
  ${media.short} {
    &,
    > [data-parts],
    [data-work] {
      display: block;
      overflow: visible;
    }
    [data-conversation],
    [data-composer],
    [data-properties] {
      overflow: visible;
    }
  }
  ${media.print} {
    &,
    > [data-parts],
    [data-work] {
      display: block;
    }
    [data-conversation],
    [data-properties] {
      overflow: visible;
      padding-inline: 0;
    }
    [data-composer] {
      display: none;
    }
  }
`;
