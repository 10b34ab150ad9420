import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { Heading } from '../Typography/Typography.tsx';
import { theme } from '../theme/theme.ts';

export interface CardProps {
  /** The accessible name and heading of level 2. */
  title?: string | undefined;
  /** Small controls at the end of the heading. */
  actions?: ReactNode;
  /** No padding around the children, for rows that reach the edges. */
  flush?: boolean | undefined;
  /** The body, below title and actions. */
  children: ReactNode;
}

const Root = styled.section`
  min-inline-size: 0;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  overflow: clip;
  > header {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    padding: 12px 12px 10px 16px;
    padding-inline: 16px 12px;
  }
  > header > h2 {
    flex: 1 1 auto;
    font-size: 0.875rem;
    line-height: 1.25rem;
  }
  > div {
    padding: 16px;
  }
  > header + div {
    padding-block-start: 2px;
  }
  &[data-flush] > div {
    padding: 0;
  }
  &[data-flush] > header {
    border-block-end: 1px solid ${theme.border.subtle};
  }
`;

/** A framed part of a page. A title makes it a region. */
export function Card({ title, actions, flush, children }: CardProps) {
  const id = useId();
  return (
    <Root
      as={title ? 'section' : 'div'}
      aria-labelledby={title ? id : undefined}
      data-flush={flush || undefined}
    >
      {title || actions ? (
        <header>
          {title ? (
            <Heading level={2} id={id}>
              {title}
            </Heading>
          ) : null}
          {actions}
        </header>
      ) : null}
      <div>{children}</div>
    </Root>
  );
}
