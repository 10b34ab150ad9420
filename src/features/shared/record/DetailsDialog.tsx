import type { ReactNode } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { RecordTrail } from '#src/features/shared/recordTrail/RecordTrail.tsx';
import { RecordSummary } from '#src/features/shared/related/RecordSummary.tsx';
import { Related } from '#src/features/shared/related/Related.tsx';
import type { OfKind } from '#src/features/shared/related/relatedSections.ts';
import { type FactGroup, FactGroups } from './FactGroups.tsx';
import { RecordHead, type RecordHeadProps } from './RecordHead.tsx';

export interface DetailsDialogProps {
  title: string;
  /** What the dialog is about: it begins with logo or initials, name and status. */
  head: RecordHeadProps;
  groups: readonly FactGroup[];
  /** Facts that are asked for least: below what refers to the record. */
  lastGroups?: readonly FactGroup[];
  /** The record of which a summary and what refers to it are shown; absent for one of no kind. */
  of?: OfKind;
  /** Opens the form of the record; absent for one that cannot be changed here. */
  onEdit?: (() => void) | undefined;
  onClose: () => void;
  /** Buttons after Close, for actions on the record. */
  actions?: ReactNode;
  /** Sections below what refers to the record. */
  children?: ReactNode;
}

/** Shows a record: who or what it is, then its facts in groups (spec section 2, "Details modal"). */
export function DetailsDialog(props: DetailsDialogProps) {
  const { title, head, groups, lastGroups = [], of, onEdit, onClose, actions, children } = props;
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
        {of ? <RecordSummary {...of} /> : null}
        <FactGroups groups={groups} />
        {of ? <Related {...of} /> : null}
        {children}
        <FactGroups groups={lastGroups} />
      </RecordTrail>
    </Dialog>
  );
}
