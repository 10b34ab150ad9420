import { useFilterParams } from '#src/features/shared/list/url/useFilterParams.ts';
import { tellLoadFailure } from '#src/features/shared/loadFailure.ts';
import { toAlertFilter } from './alerts.ts';
import type { AlertsDialogState } from './RecentAlerts.tsx';

const defaults: Readonly<Record<'open' | 'type', string>> = { open: '', type: '' };

/** The dialog with all alerts, in the address: `?open=alerts&type=error`. */
export function useAlertsDialog(): AlertsDialogState {
  const { values, push, set, leave } = useFilterParams(defaults);
  const onClose = () => leave(defaults);
  return {
    open: values.open === 'alerts',
    filter: toAlertFilter(values.type),
    onOpen: () => push({ open: 'alerts' }),
    onClose,
    onFilter: (type) => set({ type }),
    onLoadFailed: () => {
      tellLoadFailure();
      onClose();
    },
  };
}
