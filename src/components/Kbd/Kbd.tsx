import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The name of a key or of keys pressed together: `Ctrl K`. */
export const Kbd = styled.kbd`
  flex: none;
  padding: 0 4px;
  border: 1px solid ${theme.border.main};
  border-radius: 4px;
  background: ${theme.surface.card};
  color: ${theme.text.muted};
  font: 500 0.6875rem/1rem ${theme.font.family};
  white-space: nowrap;
`;
