import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { labelOf } from '#src/lib/optionLabel.ts';
import { toShown } from '#src/lib/text.ts';
import { email } from '#src/lib/values/email.ts';
import { kept } from '#src/lib/values/kind.ts';
import { sender } from '../bulkEmail.ts';
import { bulkTargets, SPECIFIC_USER } from '../choices.ts';
import type { TypedSettings } from '../settingFields.ts';

export interface EmailPreviewDialogProps {
  values: TypedSettings;
  onClose: () => void;
}

const Body = styled.div`
  white-space: pre-wrap;
`;

/** The bulk email as it will be read (spec section 2). */
export function EmailPreviewDialog({ values, onClose }: EmailPreviewDialogProps) {
  const { bulkTarget, bulkAddress, bulkSubject, bulkBody } = values;
  const to = bulkTarget === SPECIFIC_USER ? kept(email, bulkAddress) : labelOf(bulkTargets, bulkTarget);
  return (
    <Dialog
      title="Email Preview"
      readable
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <FactList
        facts={[
          { label: 'From', value: sender(values), wide: true },
          { label: 'To', value: to, wide: true },
          { label: 'Subject', value: bulkSubject, wide: true },
          { label: 'Body', value: bulkBody === '' ? '' : <Body>{toShown(bulkBody)}</Body>, wide: true },
        ]}
      />
    </Dialog>
  );
}
