import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '#src/components/Button/Button.tsx';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { EmailDialogProps, Recipient } from './EmailDialog.tsx';

const EmailDialog = lazyDialog(async () => (await import('./EmailDialog.tsx')).EmailDialog);

export interface EmailButtonProps
  extends Pick<EmailDialogProps, 'noun' | 'plan'>,
    Pick<ButtonProps, 'size' | 'fill'> {
  /** Whom to write to when the button is pressed. */
  recipients: () => readonly Recipient[];
}

/** Writes to many at once. */
export function EmailButton({ noun, plan, recipients, ...look }: EmailButtonProps) {
  const [to, setTo] = useState<readonly Recipient[] | null>(null);
  return (
    <>
      <Button {...look} icon={<Mail />} onClick={() => setTo(recipients())}>
        Email
      </Button>
      {to ? <EmailDialog recipients={to} noun={noun} plan={plan} onClose={() => setTo(null)} /> : null}
    </>
  );
}
