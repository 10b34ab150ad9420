import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { isSessionRecord } from '#src/features/shared/audit/recordAudit.ts';
import { ChangeTable } from '#src/features/shared/record/ChangeTable.tsx';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { dateValue, idValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { recordLink } from '#src/features/shared/record/RecordLink.tsx';
import { refTo } from '#src/features/shared/records/recordKind.ts';
import { RecordTrail } from '#src/features/shared/recordTrail/RecordTrail.tsx';
import { toShown } from '#src/lib/text.ts';
import { ActionCell } from '../ActionCell.tsx';
import { resultIntents, resultLabels } from '../auditEntry.ts';
import { entryName } from '../auditList.ts';
import { FieldLabels } from './FieldLabels.tsx';
import { StateDifference } from './StateDifference.tsx';

export interface FullDetailsProps {
  record: AuditEntry;
  onClose: () => void;
}

/** All fields of an audit entry (spec section 2, "details modal"). */
export function FullDetails({ record: entry, onClose }: FullDetailsProps) {
  return (
    <Dialog
      title="Full Details"
      description={toShown(entryName(entry))}
      size="large"
      onClose={onClose}
      footer={<Button onClick={() => onClose()}>Close</Button>}
    >
      <RecordTrail name={entryName(entry)}>
        <FactList facts={factsOf(entry)} />
      </RecordTrail>
      <FieldLabels of={entry.resource}>
        {(labelOf) => <Changes entry={entry} labelOf={labelOf} />}
      </FieldLabels>
    </Dialog>
  );
}

interface ChangesProps {
  entry: AuditEntry;
  labelOf: (field: string) => string;
}

/** The states before and after the action, and the changed fields. */
function Changes({ entry: { beforeState, afterState, fieldChanges }, labelOf }: ChangesProps) {
  return (
    <>
      <DialogSection title="Before and After">
        {beforeState === null && afterState === null ? (
          <Text muted>No state was recorded.</Text>
        ) : (
          <StateDifference before={beforeState} after={afterState} labelOf={labelOf} />
        )}
      </DialogSection>
      <DialogSection title="Field Changes">
        {fieldChanges.length === 0 ? (
          <Text muted>No field was changed.</Text>
        ) : (
          <ChangeTable
            label="Field Changes"
            headers={['Field', 'Old Value', 'New Value']}
            none="none"
            rows={fieldChanges.map(({ field, oldValue, newValue }, at) => ({
              id: `${at} ${field}`,
              field: labelOf(field),
              old: oldValue,
              new: newValue,
            }))}
          />
        )}
      </DialogSection>
    </>
  );
}

function factsOf(entry: AuditEntry) {
  return [
    { label: 'Timestamp', value: dateValue(entry.timestamp) },
    {
      label: 'Result',
      value: statusValue({ label: resultLabels[entry.result], intent: resultIntents[entry.result] }),
    },
    { label: 'User', value: recordLink('User', entry.user, refTo('staff-users', entry.staffId)) },
    { label: 'Action', value: isSessionRecord(entry) ? <ActionCell {...entry} /> : entry.action },
    { label: 'Category', value: entry.category },
    { label: 'Portal', value: entry.portal },
    { label: 'Resource ID', value: recordLink('Resource ID', entry.resource?.id ?? null, entry.resource) },
    { label: 'IP Address', value: entry.ipAddress },
    { label: 'Session ID', value: entry.sessionId },
    { label: 'Error Message', value: entry.errorMessage },
    { label: 'Details', value: entry.details, wide: true },
    { label: 'User Agent', value: entry.userAgent, wide: true },
    { label: 'ID', value: idValue(entry.id) },
  ];
}
