import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { RouteLink } from './RouteLink.tsx';

/** A link in running text, followed by the app's router. */
export const Link = styled(RouteLink)`
  color: ${theme.primary.text};
  border-radius: ${theme.radius.small};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 2px;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;

/** A button that looks like a link, for actions (`Edit Email/Password`). */
export const LinkButton = styled.button.attrs({ type: 'button' })`
  padding: 2px 0;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: ${theme.primary.text};
  font: inherit;
  font-weight: 500;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 2px;
  cursor: pointer;
  &:hover {
    text-decoration-thickness: 2px;
  }
  &:disabled {
    color: ${theme.text.disabled};
    cursor: not-allowed;
  }
`;
