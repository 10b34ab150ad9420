import type { SystemAlert } from '#src/api/types/dashboard.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { Card } from '#src/components/Card/Card.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { AlertList } from './AlertList.tsx';
import { filterAlerts } from './alerts.ts';

/** The dialog with all alerts: whether it is open, and its filter. */
export interface AlertsDialogState {
  readonly open: boolean;
  readonly filter: string;
  /** Id of the alert that a notification opened; empty for none. */
  readonly chosen: string;
  onOpen: () => void;
  onClose: () => void;
  onFilter: (filter: string) => void;
}

const LATEST = 8;

export const AlertsDialog = lazyDialog(async () => (await import('./AlertsDialog.tsx')).AlertsDialog);

/** The latest alerts, and the button View All, which opens the dialog with all alerts. */
export function RecentAlerts(props: { alerts: readonly SystemAlert[]; dialog: AlertsDialogState }) {
  const { alerts, dialog } = props;
  const { open, onOpen, ...rest } = dialog;
  const viewAll = (
    <Button size="small" onClick={() => onOpen()}>
      View All
    </Button>
  );
  return (
    <>
      <Card title="Recent Alerts" actions={alerts.length > 0 ? viewAll : null} flush>
        {alerts.length > 0 ? (
          <AlertList alerts={filterAlerts(alerts, '').slice(0, LATEST)} even />
        ) : (
          <EmptyState title="No alerts yet" text="What the platform reports is shown here." />
        )}
      </Card>
      {open ? <AlertsDialog alerts={alerts} {...rest} /> : null}
    </>
  );
}
