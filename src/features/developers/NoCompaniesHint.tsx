import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { OptionsState } from '#src/features/shared/form/optionsState.ts';
import { paths } from '#src/lib/paths.ts';

export interface NoCompaniesHintProps {
  /** The companies to choose from, of which there are none. */
  companies: OptionsState;
  /** Called when the user loads the companies again. */
  onRetry: () => void;
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

/** Explains why there is no company to choose and what to do. Renders nothing during the first load. */
export function NoCompaniesHint({ companies, onRetry }: NoCompaniesHintProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [retry, setRetry] = useState<(() => void) | null>(null);
  if (companies.status === 'failed' && companies.message !== failure) {
    // Kept during the retry, so that the pressed button stays mounted.
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
            onRetry();
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
          onRetry();
          retry?.();
        }}
      >
        Retry
      </Button>
    </Line>
  );
}
