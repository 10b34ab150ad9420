import { useNavigate } from 'react-router-dom';
import { useTodos } from '#src/features/shared/dashboard/todos/useTodos.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { paths } from '#src/lib/paths.ts';
import { SupportDashboardScreen } from './SupportDashboardScreen.tsx';
import { supportDashboardSample } from './supportDashboard.store.ts';

/** No user has a longer text, and servers refuse long URLs (`LONGEST_QUERY`). In characters. */
const LONGEST_SEARCH = 200;

/** Opens the users of the support portal filtered by a text (product.md "Support portal"); all for an empty one. */
function useUserSearch(): (text: string) => void {
  const navigate = useNavigate();
  return (text) => {
    const params = new URLSearchParams({ search: text.slice(0, LONGEST_SEARCH) });
    const search = text === '' ? '' : `?${params.toString()}`;
    void navigate(`${paths.support.userManagement}${search}`);
  };
}

/** The support dashboard: fixed figures, and the tickets of this tab. */
export function SupportDashboardContainer() {
  return (
    <SupportDashboardScreen
      dashboard={supportDashboardSample}
      todos={useTodos()}
      tickets={supportTicketStore.useRows()}
      onSearch={useUserSearch()}
    />
  );
}
