import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { countOf, toShown } from '#src/lib/text.ts';
import { EMPTY, type SettingChange } from '../settingChanges.ts';

export interface ReviewDialogProps {
  changes: readonly SettingChange[];
  onClose: () => void;
}

const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font: ${theme.font.table} ${theme.font.family};
  overflow-wrap: anywhere;
  th,
  td {
    padding: 8px 8px 8px 0;
    border-block-end: 1px solid ${theme.border.subtle};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: ${theme.text.muted};
    font-weight: 500;
  }
  tbody th {
    font-weight: 500;
  }
  tbody th > span {
    display: block;
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
  td {
    white-space: pre-wrap;
  }
  td[data-empty] {
    color: ${theme.text.muted};
    font-style: italic;
  }
`;

/** What `Save All Settings` will change: every setting with its old and its new value. */
export function ReviewDialog({ changes, onClose }: ReviewDialogProps) {
  return (
    <Dialog
      title="Review changes"
      description={countOf(changes.length, 'unsaved change', 'unsaved changes')}
      size="large"
      readable
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Table aria-label="Review changes">
        <thead>
          <tr>
            <th scope="col">Setting</th>
            <th scope="col">Old Value</th>
            <th scope="col">New Value</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, card, label, before, after }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                <span>{card}</span>
              </th>
              <td data-empty={before === EMPTY || undefined}>{toShown(before)}</td>
              <td data-empty={after === EMPTY || undefined}>{toShown(after)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
