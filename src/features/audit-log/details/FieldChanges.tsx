import type { FieldChange } from '#src/api/types/auditEntry.ts';
import { LongText } from '#src/features/shared/record/LongText.tsx';
import { ChangeTable } from './ChangeTable.tsx';

/** The fields that an action changed, with their old and new values (spec section 2). */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <ChangeTable
      label="Field Changes"
      headers={['Old Value', 'New Value']}
      rows={changes.map(({ field, oldValue, newValue }, at) => ({
        id: `${at} ${field}`,
        field,
        old: oldValue === null ? null : <LongText label={`Old value of ${field}`} text={oldValue} />,
        new: newValue === null ? null : <LongText label={`New value of ${field}`} text={newValue} />,
      }))}
    />
  );
}
