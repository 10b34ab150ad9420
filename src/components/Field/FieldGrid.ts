import styled from 'styled-components';
import { media } from '../theme/theme.ts';

/** Two columns of form fields, three with `data-thirds`, one on phones. A `wide` Field spans a whole row. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px 16px;
  &[data-thirds] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.small} {
    &,
    &[data-thirds] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
