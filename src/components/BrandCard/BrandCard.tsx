import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export interface BrandCardProps extends Omit<ComponentPropsWithRef<'main'>, 'title'> {
  /** The heading of the page. */
  readonly title: string;
  /** The line under the title. */
  readonly subtitle?: ReactNode;
  /** The body: a form, or buttons. */
  readonly children: ReactNode;
}

const Page = styled.main`
  min-block-size: 100dvh;
  display: grid;
  justify-items: center;
  align-items: start;
  padding: ${theme.space[4]};
  /* About the middle, and at the same place whatever the card holds: a message must not move it. */
  padding-block-start: max(${theme.space[4]}, 50dvh - 175px);
  background:
    radial-gradient(60% 50% at 50% 0, ${theme.primary.tonal}, transparent),
    ${theme.surface.page};
`;

const Card = styled.div`
  inline-size: min(380px, 100%);
  padding: ${theme.space[8]};
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.dialog};
  background: ${theme.surface.card};
  display: grid;
  gap: ${theme.space[4]};
  ${media.narrow} {
    padding: ${theme.space[6]};
  }
`;

const Head = styled.header`
  display: grid;
  gap: 14px;
  justify-items: start;
  > span {
    inline-size: 36px;
    block-size: 36px;
    border-radius: 9px;
    background: ${theme.primary.solid};
    color: ${theme.text.onSolid};
    display: grid;
    place-items: center;
    font-size: 1.1875rem;
    font-weight: 700;
  }
  h1 {
    font-size: 1.375rem;
    font-weight: 600;
    line-height: 1.75rem;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  p {
    margin-block-start: 4px;
    font: ${theme.font.table} ${theme.font.family};
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
  p b {
    font-weight: 500;
    color: ${theme.text.main};
  }
`;

/** A page outside of the shell: the product's logo, the title, a form or buttons in a card. */
export function BrandCard({ title, subtitle, children, ...rest }: BrandCardProps) {
  return (
    <Page {...rest}>
      <Card>
        <Head>
          <span role="img" aria-label="Blume Console">
            B
          </span>
          <div>
            <h1>{title}</h1>
            {subtitle ? <p>{subtitle}</p> : null}
          </div>
        </Head>
        {children}
      </Card>
    </Page>
  );
}
