import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '#src/components/Button/Button.tsx';
import { hasDraftAt } from '#src/features/shared/form/unsavedInput.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { Recipient } from './addressees.ts';
import type { EmailDialogProps } from './EmailDialog.tsx';

const EmailDialog = lazyDialog(async () => (await import('./EmailDialog.tsx')).EmailDialog);

/** Where and to whom emails are written. */
export type EmailInput = Pick<EmailDialogProps, 'place' | 'noun' | 'plan' | 'subject' | 'readNow'>;

export interface EmailButtonProps extends EmailInput, Pick<ButtonProps, 'size' | 'fill'> {
  /** @default 'Email' */
  label?: string;
  /** Whom to write to when the button is pressed. */
  recipients: () => readonly Recipient[];
}

/** Writes to many at once. */
export function EmailButton({ size, fill, label = 'Email', recipients, ...input }: EmailButtonProps) {
  const [to, setTo] = useState<readonly Recipient[] | null>(null);
  return (
    <>
      <Button size={size} fill={fill} icon={<Mail />} onClick={() => setTo(recipients())}>
        {label}
      </Button>
      {to ? <EmailDialog {...input} recipients={to} onClose={() => setTo(null)} /> : null}
    </>
  );
}

/** The email that an expired session cut off at its place, open again. */
export function KeptEmail(input: EmailInput) {
  const [open, setOpen] = useState(() => hasDraftAt(`${input.place} email `));
  return open ? <EmailDialog {...input} recipients="kept" onClose={() => setOpen(false)} /> : null;
}
