import { type ReactNode, useState } from 'react';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { Recipient } from './addressees.ts';
import type { EmailDialogProps } from './EmailDialog.tsx';
import { emailDraft } from './emailDraft.ts';

const EmailDialog = lazyDialog(async () => (await import('./EmailDialog.tsx')).EmailDialog);

interface EmailWriter {
  /** Writes to these. */
  readonly onEmail: (recipients: readonly Recipient[]) => void;
  readonly dialog: ReactNode;
}

/** Emails to many at once, written at a place. One that an expired session cut off is open again. */
export function useEmail(input: Pick<EmailDialogProps, 'place' | 'noun' | 'plan' | 'readNow'>): EmailWriter {
  const [to, setTo] = useState(() => emailDraft.recipientsAt(input.place));
  return {
    onEmail: setTo,
    dialog: to ? <EmailDialog {...input} recipients={to} onClose={() => setTo(null)} /> : null,
  };
}
