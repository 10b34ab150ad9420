import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';

/** A cell's text that opens something: reads like the cell beside it, cut off like it, underlined when it is reached. */
export const CellButton = styled.button`
  display: block;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  text-align: start;
  text-overflow: ellipsis;
  text-decoration: underline dotted ${theme.border.strong};
  text-underline-offset: 3px;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: ${theme.primary.text};
    text-decoration-style: solid;
  }
  td[data-look~='end'] > & {
    margin-inline-start: auto;
  }
  ${media.narrow} {
    /* A finger's height in the line of a card, whose own height is fixed. */
    margin-block: -12px;
    padding-block: 12px;
  }
`;
