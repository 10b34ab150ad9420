import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { EmailDialogProps, Recipient } from './EmailDialog.tsx';

const EmailDialog = lazyDialog(async () => (await import('./EmailDialog.tsx')).EmailDialog);

export interface EmailButtonProps extends Pick<EmailDialogProps, 'noun'> {
  /** Whom to write to when the button is pressed. */
  recipients: () => readonly Recipient[];
}

/** Writes to the selected records. */
export function EmailButton({ noun, recipients }: EmailButtonProps) {
  const [to, setTo] = useState<readonly Recipient[] | null>(null);
  return (
    <>
      <Button size="small" fill="quiet" icon={<Mail />} onClick={() => setTo(recipients())}>
        Email
      </Button>
      {to ? <EmailDialog recipients={to} noun={noun} onClose={() => setTo(null)} /> : null}
    </>
  );
}
