import { Download, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { EmailButton } from '#src/features/shared/email/EmailButton.tsx';
import type { Recipient } from '#src/features/shared/email/EmailDialog.tsx';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';

export interface SelectedSubscriptionsProps {
  /** The users of the selected subscriptions. */
  users: readonly Recipient[];
  onRemind: () => void;
  /** Downloads the selected subscriptions. */
  onExport: () => void;
}

const ReminderDialog = lazyDialog(async () => (await import('./ReminderDialog.tsx')).ReminderDialog);

const noun = { one: 'investor', many: 'investors' };

/** The buttons of the bulk bar, for the selected subscriptions (spec section 2). */
export function SelectedSubscriptions(props: SelectedSubscriptionsProps) {
  const [asking, setAsking] = useState(false);
  const common = { size: 'small', fill: 'quiet' } as const;
  return (
    <>
      <Button {...common} icon={<Send />} onClick={() => setAsking(true)}>
        Send Renewal Reminders
      </Button>
      <Button {...common} icon={<Download />} onClick={() => props.onExport()}>
        Export Selected
      </Button>
      <EmailButton {...common} noun={noun} recipients={() => props.users} />
      {asking ? (
        <ReminderDialog
          records={props.users}
          onConfirm={() => {
            setAsking(false);
            props.onRemind();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
