import { pressingAlerts } from '#src/features/dashboard/alerts.ts';
import { dashboardSample } from '#src/features/dashboard/dashboard.store.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { paths } from '#src/lib/paths.ts';
import type { NotificationItem } from './NotificationsMenu.tsx';

/** The notifications of the master portal; each opens its alert among all alerts (product.md "Sample data"). */
export function notificationsAt(now: Date): readonly NotificationItem[] {
  return pressingAlerts(dashboardSample().alerts, now).map(({ id, message }) => ({
    id,
    label: message,
    href: recordUrl(paths.master.dashboard, id, 'alerts'),
  }));
}
