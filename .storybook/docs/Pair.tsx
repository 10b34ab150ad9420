import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { theme } from '#src/components/theme/theme.ts';
import { Live } from './Live.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 24,
  marginBlock: '16px 24px',
});

const Side = styled.figure<{ good: boolean }>(({ good }) => ({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  margin: 0,
  '> div': { borderBlockEnd: `3px solid ${good ? theme.success.solid : theme.danger.solid}` },
  figcaption: { marginBlockStart: 8, fontSize: 14 },
}));

/** A live example, and what it shows. */
export interface Shown {
  readonly show: ReactNode;
  readonly why: ReactNode;
}

/** What to do and what not, side by side, with live components. The focus does not enter them. */
export function Pair({ good, bad }: { good: Shown; bad: Shown }) {
  const side = (word: string, isGood: boolean, { show, why }: Shown) => (
    <Side good={isGood}>
      <Live>
        <div inert>{show}</div>
      </Live>
      <figcaption>
        <strong>{word}</strong> {why}
      </figcaption>
    </Side>
  );
  return (
    <Columns>
      {side('Do.', true, good)}
      {side('Don’t.', false, bad)}
    </Columns>
  );
}
