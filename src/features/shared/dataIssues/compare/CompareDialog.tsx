import { useEffect } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { capitalised, countOf, toShown } from '#src/lib/text.ts';
import { Scroller, Table } from './CompareDialog.styles.ts';
import { type ComparedTexts, type Comparison, comparedTexts, isSame } from './compared.ts';
import { DependingRows } from './DependingRows.tsx';
import { TextRow } from './TextRow.tsx';

/** The records to compare, and what can be done with each. */
export interface ComparedRows<Row> {
  record: Row;
  /** The records that have in common with this one what the list is filtered by. */
  duplicatesOf: (row: Row) => readonly Row[];
  open: (dialog: 'edit' | 'delete', row: Row) => void;
  onClose: () => void;
}

export interface CompareDialogProps<Row> extends ComparedRows<Row> {
  comparison: Comparison<Row>;
}

/**
 * Records that have something in common, beside each other: where they differ, where not, what depends on each, and what
 * is lost with it. It closes when there are no two of them any more.
 */
export function CompareDialog<Row extends { readonly id: string }>(props: CompareDialogProps<Row>) {
  const { comparison, record, duplicatesOf, open, onClose } = props;
  const rows = duplicatesOf(record);
  const { ofKind, noun, nameOf, fields, use } = comparison;
  const alone = rows.length < 2;
  useEffect(() => {
    if (alone) onClose();
  }, [alone, onClose]);
  const texts = comparedTexts(fields, rows);
  const columns = rows.length + 1;
  const title = `Compare ${noun.many}`;

  return (
    <Dialog
      title={title}
      description={`${capitalised(countOf(rows.length, noun.one, noun.many))}. They are not merged: correct one, or delete what is not needed.`}
      size="full"
      onClose={onClose}
      footer={<Button onClick={() => onClose()}>Close</Button>}
    >
      <Scroller>
        <Table aria-label={title} style={{ '--records': rows.length }}>
          <thead>
            <tr>
              <td />
              {rows.map((row) => (
                <th key={row.id} scope="col">
                  <bdi>{toShown(nameOf(row))}</bdi>
                  <div>
                    <Button
                      size="small"
                      aria-label={`Edit ${toShown(nameOf(row))}, ${row.id}`}
                      onClick={() => open('edit', row)}
                    >
                      Edit
                    </Button>
                    <Button
                      size="small"
                      intent="danger"
                      aria-label={`Delete ${toShown(nameOf(row))}, ${row.id}`}
                      onClick={() => open('delete', row)}
                    >
                      Delete
                    </Button>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <Group title="Different" columns={columns} lines={texts.filter((line) => !isSame(line))} />
          <DependingRows of={rows.map(ofKind)} columns={columns} use={comparedTexts(use, rows)} />
          <Group title="The same" columns={columns} lines={texts.filter(isSame)} />
        </Table>
      </Scroller>
    </Dialog>
  );
}

interface GroupProps {
  title: string;
  columns: number;
  lines: readonly ComparedTexts[];
}

/** Fields of all records under a heading; nothing without any. */
function Group({ title, columns, lines }: GroupProps) {
  if (lines.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns}>
          {title}
        </th>
      </tr>
      {lines.map((line) => (
        <TextRow key={line.label} {...line} />
      ))}
    </tbody>
  );
}
