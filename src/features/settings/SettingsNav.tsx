import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { media, theme } from '#src/components/theme/theme.ts';
import { cardAnchors, currentCard } from './cardAnchors.ts';
import { settingsPage } from './commands/settingsTarget.ts';

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
  > a[aria-current] {
    background: ${theme.surface.selected};
    color: ${theme.primary.text};
  }
  ${media.medium} {
    display: none;
  }
`;

/** Height of what covers the top of the window, the end of a card above included: such a card is not in view. */
const COVERED = 130;

function show(id: string): void {
  const card = document.getElementById(id);
  card?.scrollIntoView();
  card?.focus({ preventScroll: true });
}

/** The id of the card that the reader is at, and the function that scrolls to a card. */
function useCurrentCard() {
  const [current, setCurrent] = useState(cardAnchors[0]?.id ?? '');
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setCurrent((before) => currentCard(inView, chosen, before));
      },
      { root: document, rootMargin: `-${COVERED}px 0px 0px` },
    );
    for (const { id } of cardAnchors) {
      const card = document.getElementById(id);
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [chosen]);

  // An address with the id of a card, opened in another tab.
  useEffect(() => {
    const id = location.hash.slice(1);
    if (cardAnchors.some((card) => card.id === id)) show(id);
  }, []);

  return {
    current,
    onChoose: (id: string) => {
      setChosen(id);
      show(id);
    },
  };
}

/** Links to the cards of the page, with a mark of the card that the reader is at. */
export function SettingsNav() {
  const { current, onChoose } = useCurrentCard();
  settingsPage.useTarget({ onCard: onChoose });
  return (
    <Root aria-label="Cards">
      {cardAnchors.map(({ title, id }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            // The router would ask about unsaved input, as for Back.
            event.preventDefault();
            onChoose(id);
          }}
        >
          {title}
        </a>
      ))}
    </Root>
  );
}
