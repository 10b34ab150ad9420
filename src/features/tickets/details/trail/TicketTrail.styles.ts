import styled from 'styled-components';
import { plainList, theme } from '#src/components/theme/theme.ts';

/** The entries of a trail; the first one of a day has the day above it. */
export const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  ${plainList}
  font: ${theme.font.table} ${theme.font.family};
  > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    column-gap: 10px;
    overflow-wrap: anywhere;
  }
  h4 {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    margin: 0;
    padding-block: 2px 8px;
    color: ${theme.text.muted};
    font: 500 0.75rem/1rem ${theme.font.family};
    font-variant-numeric: tabular-nums;
  }
  h4::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${theme.border.subtle};
  }
  p {
    color: ${theme.text.muted};
  }
  p > strong {
    color: ${theme.text.main};
    font-weight: 600;
  }
  p > span[data-when] {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 6px;
    font: ${theme.font.small} ${theme.font.family};
  }
  /* What changed is one line; the dot takes the place of the avatar. */
  [data-dot] {
    justify-self: center;
    inline-size: 7px;
    block-size: 7px;
    margin-block-start: 6px;
    border-radius: 50%;
    background: ${theme.border.strong};
  }
  [data-card] {
    min-inline-size: 0;
    padding: ${theme.space[2]} ${theme.space[3]};
    border: 1px solid ${theme.border.subtle};
    border-radius: ${theme.radius.card};
    background: ${theme.surface.card};
  }
  [data-card] > div:last-child {
    padding-block-start: ${theme.space[1]};
  }
  [data-card='internal'] {
    border: 1px dashed ${theme.warning.solid};
    background: ${theme.warning.tonal};
  }
  [data-card='internal'] p {
    color: ${theme.text.main};
  }
`;
