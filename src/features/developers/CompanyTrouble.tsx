import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { Choices } from '#src/features/shared/form/choices.ts';
import { paths } from '#src/lib/paths.ts';

export interface CompanyTroubleProps {
  /** Companies of which none can be chosen. */
  companies: Choices;
  /** The person asked for them again. */
  onAsk: () => void;
}

const Line = styled.span`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  > span {
    flex: 1 1 24ch;
    color: ${theme.danger.text};
    overflow-wrap: anywhere;
  }
  > span[data-calm] {
    color: inherit;
  }
`;

/** Why no company can be chosen, and what to do about it; silent while they load for the first time. */
export function CompanyTrouble({ companies, onAsk }: CompanyTroubleProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [retry, setRetry] = useState<(() => void) | null>(null);
  if (companies.status === 'failed' && companies.message !== failure) {
    // Kept while it is tried again, so that the button under the person's finger stays.
    setFailure(companies.message);
    setRetry(() => companies.onRetry);
  }

  if (companies.status === 'ready') {
    return (
      <Line>
        <span data-calm>
          There are no companies yet, and a developer needs one.{' '}
          <Link href={paths.master.companyManagement} target="_blank" rel="noreferrer">
            Add a company
          </Link>{' '}
          in a new tab, then check again.
        </span>
        <Button
          size="small"
          onClick={() => {
            onAsk();
            companies.onRetry();
          }}
        >
          Check again
        </Button>
      </Line>
    );
  }
  if (failure === null) return null;
  return (
    <Line>
      <span>Failed to load companies. {failure}</span>
      <Button
        size="small"
        busy={companies.status === 'loading'}
        onClick={() => {
          onAsk();
          retry?.();
        }}
      >
        Retry
      </Button>
    </Line>
  );
}
