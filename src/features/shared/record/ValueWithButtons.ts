import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';

/** A fact with icon buttons after its text. They are higher than the lines of the other facts. */
export const ValueWithButtons = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-inline-size: 0;
  > span {
    min-inline-size: 0;
  }
  > span > button {
    font-weight: inherit;
  }
  > button {
    margin-block: -4px;
    ${media.narrow} {
      margin-block: -12px;
    }
  }
`;
