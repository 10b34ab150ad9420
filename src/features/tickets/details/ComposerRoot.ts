import styled from 'styled-components';
import { media, theme, visuallyHidden } from '#src/components/theme/theme.ts';

/** The composer: compact, and up to a third of the window's height while it has the focus. */
export const ComposerRoot = styled.div`
  padding: 10px 24px 14px;
  border-block-start: 1px solid ${theme.border.main};
  background: ${theme.surface.overlay};
  &[data-over] {
    outline: 2px dashed ${theme.focus.ring};
    outline-offset: -4px;
  }
  > section > h3 {
    margin-block-end: 6px;
  }
  > section > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[2]};
  }
  /* As the entry of a note looks; the dashes are there in forced colours too. */
  &[data-to='colleagues'] span:has(> textarea) {
    border: 1px dashed ${theme.warning.solid};
    background: ${theme.warning.tonal};
  }
  textarea {
    min-block-size: 2.125rem;
    max-block-size: 3.375rem;
    /* A press outside ends where it began: the composer shrinks after it. */
    transition: min-block-size 0s 200ms, max-block-size 0s 200ms;
  }
  &:focus-within textarea {
    min-block-size: 4.75rem;
    max-block-size: max(76px, calc(33dvh - 150px));
    transition-delay: 0s;
  }
  [data-actions] {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: ${theme.space[2]};
  }
  [data-actions] > [data-status] {
    min-inline-size: 136px;
    max-inline-size: 400px;
  }
  [data-actions] > [data-replies] {
    flex: 0 1 auto;
    max-inline-size: 100%;
  }
  [data-actions] > [data-send] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${theme.space[2]};
  }
  @container ticket (inline-size < 900px) {
    padding-inline: 16px;
  }
  /* The buttons have a line of their own. */
  @container ticket (inline-size < 1400px) {
    [data-actions] > [data-send] {
      flex-basis: 100%;
    }
  }
  /* The text and the first of its buttons are in sight. */
  ${media.low} {
    padding-block: 8px;
    > section > h3 {
      ${visuallyHidden}
    }
    &:focus-within textarea {
      min-block-size: 2.125rem;
    }
  }
  ${media.narrow} {
    padding-block: 8px;
    [data-actions] > [data-status] {
      flex: 1 1 112px;
    }
    /* With the sentence about what a save does. */
    [data-actions] > [data-status]:has(p) {
      flex-basis: 100%;
    }
    [data-actions] > [data-send] {
      flex-basis: auto;
    }
    /* Save Changes is shown while it does something, and keeps the focus after it did. */
    [data-send] > [aria-disabled='true']:not(:focus) {
      display: none;
    }
    /* A quarter of the window at most, until it is used. */
    &[data-empty]:not(:focus-within) [data-audience] {
      display: none;
    }
  }
  ${media.small} {
    [data-actions] > [data-send] {
      flex-basis: 100%;
    }
    [data-actions] > [data-send] > * {
      flex: 1 1 auto;
    }
  }
`;
