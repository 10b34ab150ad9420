import styled from 'styled-components';
import { media } from '../theme/theme.ts';

/** Two columns of fields in a form, one below 768 px. A `wide` Field takes a whole row. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px 16px;
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
