import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LinkButton } from '#src/components/Link/Link.tsx';
import { theme } from '#src/components/theme/theme.ts';

export interface FoldedProps {
  /** What the content is, after `Show more of the`: `issue description`. */
  name: string;
  /** Whether more than three lines are folded away at first. */
  folds: boolean;
  children: ReactNode;
}

const Content = styled.div`
  &[data-folded] {
    max-block-size: 3lh;
    overflow: hidden;
  }
`;

const Unfold = styled.p`
  padding-block-start: ${theme.space[1]};
  font: ${theme.font.table} ${theme.font.family};
`;

/** Content of which three lines are shown until a button unfolds it; shorter content has no button. */
export function Folded({ name, folds, children }: FoldedProps) {
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  const folded = folds && !open;

  useLayoutEffect(() => {
    const element = content.current;
    if (!element || !folded) return undefined;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [folded]);

  return (
    <>
      {/* A focused element must be in sight. */}
      <Content ref={content} data-folded={folded || undefined} onFocus={() => setOpen(true)}>
        {children}
      </Content>
      {folds && (cut || open) ? (
        <Unfold>
          <LinkButton
            aria-label={`Show ${open ? 'less' : 'more'} of the ${name}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Show less' : 'Show more'}
          </LinkButton>
        </Unfold>
      ) : null}
    </>
  );
}
