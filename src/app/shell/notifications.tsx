import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { shownDateTime } from '#src/components/DateTime/shownDates.ts';
import { theme } from '#src/components/theme/theme.ts';
import { alertLabels, pressingAlerts, subjectOf } from '#src/features/dashboard/alerts.ts';
import { dashboardSample } from '#src/features/dashboard/dashboard.store.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { paths } from '#src/lib/paths.ts';
import type { NotificationItem } from './NotificationsMenu.tsx';

/**
 * The notifications of the master portal, the latest first. Each opens what its alert is about, or the alert among all
 * alerts (product.md "Sample data").
 */
export function notificationsAt(now: Date): readonly NotificationItem[] {
  return pressingAlerts(dashboardSample().alerts, now).map((alert) => {
    const { id, message, type, time } = alert;
    return {
      id,
      label: message,
      detail: `${alertLabels[type]} · ${shownDateTime(time) ?? ''}`,
      icon:
        type === 'error' ? (
          <OctagonAlert color={theme.danger.text} />
        ) : (
          <TriangleAlert color={theme.warning.text} />
        ),
      href: subjectOf(alert) ?? recordUrl(paths.master.dashboard, id, 'alerts'),
    };
  });
}
