import type { ReactNode } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { RecordTrail } from '#src/features/shared/trail/RecordTrail.tsx';
import { type FactGroup, FactGroups } from './FactGroups.tsx';
import { RecordHead, type RecordHeadProps } from './RecordHead.tsx';

export interface DetailsDialogProps {
  title: string;
  /** What the dialog is about: it begins with logo or initials, name and status. */
  head: RecordHeadProps;
  groups: readonly FactGroup[];
  /** Opens the form of the record; absent for one that cannot be changed here. */
  onEdit?: (() => void) | undefined;
  onClose: () => void;
  /** Buttons after Close, for actions on the record. */
  actions?: ReactNode;
  /** Sections below the facts. */
  children?: ReactNode;
}

/** Shows a record: who or what it is, then its facts in groups (spec section 2, "Details modal"). */
export function DetailsDialog({
  title,
  head,
  groups,
  onEdit,
  onClose,
  actions,
  children,
}: DetailsDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onClose()}>Close</Button>
          {actions}
          {onEdit ? (
            <Button fill="solid" onClick={() => onEdit()}>
              Edit
            </Button>
          ) : null}
        </>
      }
    >
      <RecordTrail name={head.name}>
        <RecordHead {...head} />
        <FactGroups groups={groups} />
        {children}
      </RecordTrail>
    </Dialog>
  );
}
