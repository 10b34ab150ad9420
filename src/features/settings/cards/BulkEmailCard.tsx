import { useFormikContext } from 'formik';
import { Eye, Send } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { sendProblem } from '../bulkEmail.ts';
import { SPECIFIC_USER } from '../choices.ts';
import { namesOf, type SettingsValues, settingFields } from '../settingFields.ts';
import { CardFoot, SettingsCard } from './SettingsCard.tsx';

export interface BulkEmailCardProps {
  onPreview: () => void;
  /** Asks before it sends. */
  onSend: () => void;
}

/** One email to many users. */
export function BulkEmailCard({ onPreview, onSend }: BulkEmailCardProps) {
  const { values } = useFormikContext<SettingsValues>();
  const problem = sendProblem(values);
  return (
    <SettingsCard title="Bulk Email Tool">
      <FieldGrid>
        <RecordFields
          fields={settingFields}
          names={namesOf('Bulk Email Tool').filter(
            (name) => name !== 'bulkAddress' || values.bulkTarget === SPECIFIC_USER,
          )}
        />
      </FieldGrid>
      <CardFoot>
        <Button icon={<Eye />} onClick={onPreview}>
          Preview Email
        </Button>
        <Button icon={<Send />} disabled={problem !== null} onClick={onSend}>
          Send Email
        </Button>
        {problem === null ? null : <p>{problem}</p>}
      </CardFoot>
    </SettingsCard>
  );
}
