import { CircleDot, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { BulkDeleteDialog } from '#src/features/shared/list/bulk/recordDialogs.ts';
import { ExportMenu } from '#src/features/shared/list/export/ExportMenu.tsx';
import type { ListExporting } from '#src/features/shared/list/export/useExporting.ts';
import { selectedText } from '#src/lib/text.ts';
import type { BulkChanges, BulkDeletion } from './bulkChanges.ts';

export interface BulkActionsProps {
  /** How many rows are selected. */
  selected: number;
  exporting: ListExporting;
  /** The button Email. */
  email?: ReactNode;
  /** Null for a list without changes. */
  changes: BulkChanges | null;
  /** Changes are disabled, because rows to select are being read. */
  waiting?: boolean;
}

/** The buttons of the bulk bar: export, status and deletion of the selected rows. */
export function BulkActions({ selected, exporting, email, changes, waiting = false }: BulkActionsProps) {
  const busy = changes?.busy ?? null;
  return (
    <>
      <ExportMenu size="small" fill="quiet" selected={selected} exporting={exporting} />
      {email}
      {changes && changes.statuses.length > 0 ? (
        <Menu
          label="Set status"
          trigger={
            <Button
              size="small"
              fill="quiet"
              icon={<CircleDot />}
              busy={busy === 'status'}
              disabled={waiting || busy === 'delete'}
            >
              Set status
            </Button>
          }
          items={[{ type: 'heading', id: 'what', label: whatOf(selected, changes) }, ...changes.statuses]}
        />
      ) : null}
      {changes?.deletion ? (
        <DeleteButton
          deletion={changes.deletion}
          busy={busy === 'delete'}
          disabled={waiting || busy === 'status'}
        />
      ) : null}
    </>
  );
}

/** What a status is set of: `2 selected. 12 companies are on these plans.` */
function whatOf(selected: number, { statusNote }: BulkChanges): string {
  return statusNote ? `${selectedText(selected)}. ${statusNote}` : selectedText(selected);
}

interface DeleteButtonProps {
  deletion: BulkDeletion;
  busy: boolean;
  disabled: boolean;
}

/** Deletes the selected rows after a confirmation that names them. */
function DeleteButton({ deletion, busy, disabled }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        fill="quiet"
        intent="danger"
        icon={<Trash2 />}
        busy={busy}
        disabled={disabled}
        // Where nothing can be deleted there is no question, only the reason.
        onClick={() => (deletion.chosen().length === 0 ? deletion.onDelete() : setAsking(true))}
      >
        Delete
      </Button>
      {asking ? (
        <BulkDeleteDialog
          kind={deletion.kind}
          noun={deletion.noun}
          records={deletion.chosen()}
          leftOut={deletion.leftOut?.()}
          irreversible={deletion.irreversible}
          onConfirm={() => {
            setAsking(false);
            deletion.onDelete();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
