import type { ReactNode } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { type FactGroup, FactGroups } from './FactGroups.tsx';
import { RecordHead, type RecordHeadProps } from './RecordHead.tsx';

/** Opens the form of the record. */
export interface RecordEdit {
  onOpen: () => void;
  /** The button is hovered or focused: load the form's code. */
  onPreload: () => void;
}

export interface DetailsDialogProps {
  title: string;
  /** What the dialog is about: it begins with logo or initials, name and status. */
  head: RecordHeadProps;
  groups: readonly FactGroup[];
  /** Absent for a record that cannot be changed here. */
  edit?: RecordEdit | undefined;
  onClose: () => void;
  /** Buttons after Close, for actions on the record. */
  actions?: ReactNode;
  /** Sections below the facts. */
  children?: ReactNode;
}

/** Shows a record: who or what it is, then its facts in groups (spec section 2, "Details modal"). */
export function DetailsDialog({ title, head, groups, edit, onClose, actions, children }: DetailsDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onClose()}>Close</Button>
          {actions}
          {edit ? (
            <Button
              fill="solid"
              onPointerEnter={() => edit.onPreload()}
              onFocus={() => edit.onPreload()}
              onClick={() => edit.onOpen()}
            >
              Edit
            </Button>
          ) : null}
        </>
      }
    >
      <RecordHead {...head} />
      <FactGroups groups={groups} />
      {children}
    </Dialog>
  );
}
