import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import { ownLanguage } from '#src/lib/language.ts';
import { clamp } from '#src/lib/text.ts';
import type { OfKind } from './relatedSections.ts';
import { summaryOf } from './summaryOf.ts';

/** It has the height of its line while it is loaded. */
const Line = styled.div`
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    min-block-size: 24px;
  }
  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  span:not(:last-child)::after {
    content: ' ·';
  }
`;

/** The longest text of a fact. */
const LONGEST = 80;

/** What a caller asks first, in one line below the name of a record: `Acme · Premium Plan · Ends 2026-12-31 · 2 open tickets`. */
export function RecordSummary(of: OfKind) {
  return (
    <WithRecords ask={(records) => summaryOf(of, records)}>
      {({ status, answer, retry }) => {
        const facts = (status === 'ready' && answer) || [];
        if (status === 'ready' && facts.length === 0) return null;
        return (
          <Line role="group" aria-label="Summary">
            {status === 'failed' ? (
              <>
                The summary could not be loaded.{' '}
                <Button size="small" aria-label="Retry Summary" onClick={() => retry()}>
                  Retry
                </Button>
              </>
            ) : (
              <p>
                {facts.map(({ text, href }) => (
                  <span key={`${href} ${text}`} {...ownLanguage(text)}>
                    {href === null ? clamp(text, LONGEST) : <Link href={href}>{clamp(text, LONGEST)}</Link>}
                  </span>
                ))}
              </p>
            )}
          </Line>
        );
      }}
    </WithRecords>
  );
}
