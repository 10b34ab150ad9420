import { useFormikContext } from 'formik';
import { Eye, Send } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { SPECIFIC_USER } from '../choices.ts';
import { SettingInput } from '../SettingInput.tsx';
import { CardFoot, SettingsCard } from '../SettingsCard.tsx';
import type { SettingsValues } from '../settingsValues.ts';
import { sendProblem } from './bulkEmail.ts';

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
        <SettingInput name="bulkTarget" />
        {values.bulkTarget === SPECIFIC_USER ? <SettingInput name="bulkAddress" /> : null}
        <SettingInput name="bulkSubject" wide />
        <SettingInput name="bulkBody" />
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
