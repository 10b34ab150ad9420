import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { media, theme } from '#src/components/theme/theme.ts';

/** One fact of a record. */
export interface Fact {
  label: string;
  /** Empty or missing reads `N/A`. */
  value: ReactNode;
  /** Takes the whole row. */
  wide?: boolean;
}

export interface DetailsDialogProps {
  title: string;
  facts: readonly Fact[];
  onClose: () => void;
  /** What stands above the facts: a logo, an avatar. */
  head?: ReactNode;
  /** Buttons after Close: what can be done with the record. */
  actions?: ReactNode;
}

const Head = styled.div`
  display: flex;
  min-inline-size: 0;
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  margin: 0;
  > div {
    min-inline-size: 0;
  }
  > div[data-wide] {
    grid-column: 1 / -1;
  }
  dt {
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
  dd {
    margin: 2px 0 0;
    overflow-wrap: anywhere;
  }
  dd[data-missing] {
    color: ${theme.text.muted};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

function isMissing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === false;
}

/** A record to read: label and value of every fact, `N/A` for what is not known (spec section 2). */
export function DetailsDialog({ title, facts, onClose, head, actions }: DetailsDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {actions}
        </>
      }
    >
      {head ? <Head>{head}</Head> : null}
      <List>
        {facts.map(({ label, value, wide }) => (
          <div key={label} data-wide={wide || undefined}>
            <dt>{label}</dt>
            <dd data-missing={isMissing(value) || undefined}>{isMissing(value) ? 'N/A' : value}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
