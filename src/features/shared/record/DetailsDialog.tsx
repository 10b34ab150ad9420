import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { type Fact, FactList } from './FactList.tsx';

export interface DetailsDialogProps {
  title: string;
  facts: readonly Fact[];
  onClose: () => void;
  /** Content above the facts: a logo, an avatar. */
  head?: ReactNode;
  /** Buttons after Close, for actions on the record. */
  actions?: ReactNode;
  /** Sections below the facts. */
  children?: ReactNode;
}

const Head = styled.div`
  display: flex;
  min-inline-size: 0;
`;

/** Shows the facts of a record (spec section 2, "Details modal"). */
export function DetailsDialog({ title, facts, onClose, head, actions, children }: DetailsDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onClose()}>Close</Button>
          {actions}
        </>
      }
    >
      {head ? <Head>{head}</Head> : null}
      <FactList facts={facts} />
      {children}
    </Dialog>
  );
}
