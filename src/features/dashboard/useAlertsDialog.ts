import { useUrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { toAlertFilter } from './alerts.ts';
import type { AlertsDialogState } from './RecentAlerts.tsx';

const defaults: Readonly<Record<'open' | 'type', string>> = { open: '', type: '' };

/** The state of the dialog with all alerts, kept in the URL: `?open=alerts&type=error`. */
export function useAlertsDialog(): AlertsDialogState {
  const { values, push, set, goBack } = useUrlParams(defaults);
  return {
    open: values.open === 'alerts',
    filter: toAlertFilter(values.type),
    onOpen: () => push({ open: 'alerts' }),
    onClose: () => goBack(defaults),
    onFilter: (type) => set({ type }),
  };
}
