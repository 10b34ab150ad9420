import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Heading } from '../Typography/Typography.tsx';
import { theme } from '../theme/theme.ts';

const Section = styled.section`
  min-inline-size: 0;
  > h3 {
    margin-block-end: 10px;
  }
  /* A note below the fields. */
  > :not(h3) + [role='status'] {
    margin-block-start: ${theme.space[3]};
  }
`;

/** A named part of a dialog's body. */
export function DialogSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {children}
    </Section>
  );
}
