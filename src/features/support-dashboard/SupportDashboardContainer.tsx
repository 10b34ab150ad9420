import { useWork } from '#src/features/shared/dashboard/work/useWork.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { SupportDashboardScreen } from './SupportDashboardScreen.tsx';
import { supportDashboardSample } from './supportDashboard.store.ts';
import { useUserSearch } from './useUserSearch.ts';

/** The support dashboard: fixed figures, and the tickets of this tab. */
export function SupportDashboardContainer() {
  return (
    <SupportDashboardScreen
      dashboard={supportDashboardSample}
      work={useWork()}
      tickets={supportTicketStore.useRows()}
      onSearch={useUserSearch()}
    />
  );
}
