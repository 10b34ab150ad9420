import styled from 'styled-components';
import type { MaintenanceTexts } from '#src/api/types/settings/systemSettings.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { BannerPreview, LetterPreview } from '../Preview.tsx';

export interface StartConfirmDialogProps {
  /** As they are typed; the start saves them. */
  texts: MaintenanceTexts;
  onConfirm: () => void;
  onClose: () => void;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

/** Asks before Maintenance Mode is switched on, with everything that users are told. */
export function StartConfirmDialog({ texts, onConfirm, onClose }: StartConfirmDialogProps) {
  const { bannerMessage, maintenanceEmailBody } = texts;
  return (
    <ConfirmDialog
      title="Start maintenance"
      confirmLabel="Start maintenance"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Parts>
        <p>Maintenance Mode stops the work of all other users at once, until it is switched off.</p>
        <BannerPreview caption="Banner on every page" message={bannerMessage} />
        {maintenanceEmailBody.trim() === '' ? (
          <p>No email is sent, because Maintenance Email Body is empty.</p>
        ) : (
          <LetterPreview caption="Email to all users" text={maintenanceEmailBody} />
        )}
      </Parts>
    </ConfirmDialog>
  );
}
