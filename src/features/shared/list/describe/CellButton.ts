import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';

/** The text of a cell as a button that opens a dialog. It looks like plain text with an underline. */
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
  ${media.narrow} {
    /* A touch target in a line of a card, whose height is fixed. */
    min-inline-size: ${theme.layout.touch};
    margin-block: -12px;
    padding-block: 12px;
  }
`;
