import { CircleDot, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { selectedText } from '#src/components/DataTable/rowSelection.ts';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { lazyPart } from '#src/features/shared/lazyPart.tsx';
import { ExportMenu } from '#src/features/shared/list/export/ExportMenu.tsx';
import type { ListTools, StatusChoice } from '#src/features/shared/list/useListTools.ts';

export interface BulkActionsProps {
  /** Of any list: what is done to the selected rows does not depend on what they are. */
  tools: Omit<ListTools<never>, 'onView'>;
  statuses: readonly StatusChoice[];
}

const question = lazyPart(async () => (await import('./BulkDeleteDialog.tsx')).BulkDeleteDialog);

/** What can be done with the selected rows of a list: the bulk bar's buttons, and the question before a deletion. */
export function BulkActions({ tools, statuses }: BulkActionsProps) {
  const [asking, setAsking] = useState(false);
  const { busy, noun } = tools;
  const preload = () => {
    question.preload();
    tools.onDeleteIntent();
  };
  return (
    <>
      <ExportMenu size="small" fill="quiet" selected={tools.selected.size} onExport={tools.onExport} />
      <Menu
        label="Set status"
        trigger={
          <Button
            size="small"
            fill="quiet"
            icon={<CircleDot />}
            busy={busy === 'status'}
            disabled={busy !== null && busy !== 'status'}
          >
            Set status
          </Button>
        }
        items={[
          { type: 'heading', id: 'what', label: selectedText(tools.selected.size) },
          ...statuses.map((status) => ({
            id: status.value,
            label: status.label,
            onSelect: () => tools.onStatus(status),
          })),
        ]}
      />
      <Button
        size="small"
        fill="quiet"
        intent="danger"
        icon={<Trash2 />}
        busy={busy === 'delete'}
        disabled={busy !== null && busy !== 'delete'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {asking ? (
        <question.Part
          noun={noun}
          records={tools.chosen()}
          final={tools.final}
          note={tools.note}
          onConfirm={() => {
            setAsking(false);
            tools.onDelete();
          }}
          onCancel={() => setAsking(false)}
          onLoadFailed={() => {
            setAsking(false);
            tools.onLoadFailed();
          }}
        />
      ) : null}
    </>
  );
}
