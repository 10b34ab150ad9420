import { Download, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { RecordNamesProps } from '#src/features/shared/list/bulk/RecordNames.tsx';

export interface SelectedSubscriptionsProps {
  /** The users of the selected subscriptions. */
  users: RecordNamesProps['records'];
  onRemind: () => void;
  /** Downloads the selected subscriptions. */
  onExport: () => void;
}

const ReminderDialog = lazyDialog(async () => (await import('./ReminderDialog.tsx')).ReminderDialog);

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
