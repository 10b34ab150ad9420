import { Download, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';
import type { Recipient } from '#src/features/shared/email/addressees.ts';
import { EmailButton, type EmailButtonProps } from '#src/features/shared/email/EmailButton.tsx';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { countOf, formatNumber } from '#src/lib/text.ts';

export interface SelectedSubscriptionsProps {
  /** Emails to the users of the selected subscriptions. */
  email: EmailButtonProps;
  /** Downloads the selected subscriptions. */
  onExport: () => void;
}

const SendDialog = lazyDialog(
  async () => (await import('#src/features/shared/email/SendDialog.tsx')).SendDialog,
);

/** The text of every reminder. */
const reminder = {
  subject: 'Your subscription ends soon',
  body: 'Please renew your subscription to keep your access.',
};

/** The buttons of the bulk bar, for the selected subscriptions (spec section 2). */
export function SelectedSubscriptions({ email, onExport }: SelectedSubscriptionsProps) {
  const [reminded, setReminded] = useState<readonly Recipient[] | null>(null);
  const common = { size: 'small', fill: 'quiet' } as const;
  return (
    <>
      <Button {...common} icon={<Send />} onClick={() => setReminded(email.recipients())}>
        Send Renewal Reminders
      </Button>
      <Button {...common} icon={<Download />} onClick={() => onExport()}>
        Export Selected
      </Button>
      <EmailButton {...common} {...email} />
      {reminded ? (
        <SendDialog
          title="Send renewal reminders"
          email={reminder}
          asked={reminded}
          readNow={email.readNow}
          action="Renewal Reminders Sent"
          whoOf={(count) => countOf(count, 'user', 'users')}
          onSent={({ length }) => {
            toast.success(`Sent renewal reminders to ${formatNumber(length)} selected users.`);
            setReminded(null);
          }}
          onClose={() => setReminded(null)}
        />
      ) : null}
    </>
  );
}
