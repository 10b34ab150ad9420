import { useFormikContext } from 'formik';
import { Eye, Send } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { sendProblem } from '../bulkEmail.ts';
import { namesOf } from '../settingFields.ts';
import type { SettingsValues } from '../settingsValues.ts';
import { CardFoot, SettingInputs, SettingsCard } from './SettingsCard.tsx';

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
      <SettingInputs names={namesOf('Bulk Email Tool')} />
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
