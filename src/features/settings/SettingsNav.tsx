import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
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

/** Links to the cards of the page. The card that the URL names is scrolled to, and gets the focus. */
export function SettingsNav() {
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation scrolls, also one to the same card.
  useEffect(() => {
    const card = cardAnchors.find(({ id }) => `#${id}` === hash);
    const element = card && document.getElementById(card.id);
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  }, [hash, key]);

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
