import styled from 'styled-components';
import { RouteLink } from '#src/components/Link/RouteLink.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { cardAnchors } from './cardAnchors.ts';

const Root = styled.nav`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  gap: 2px;
  > a {
    padding: 6px 10px;
    border-radius: ${theme.radius.control};
    color: ${theme.text.muted};
    font: ${theme.font.table} ${theme.font.family};
    font-weight: 500;
    text-decoration: none;
  }
  > a:hover {
    background: ${theme.surface.hover};
    color: ${theme.text.main};
  }
  ${media.medium} {
    position: static;
    display: flex;
    flex-wrap: wrap;
  }
`;

/** Links to the cards of the page. */
export function SettingsNav() {
  return (
    <Root aria-label="Cards">
      {cardAnchors.map(({ title, id }) => (
        <RouteLink key={id} href={`#${id}`}>
          {title}
        </RouteLink>
      ))}
    </Root>
  );
}
