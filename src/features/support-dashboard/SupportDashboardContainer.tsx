import { SupportDashboardScreen } from './SupportDashboardScreen.tsx';
import { supportDashboardSample } from './supportDashboard.store.ts';
import { useUserSearch } from './useUserSearch.ts';

/** The support dashboard on the samples. */
export function SupportDashboardContainer() {
  return <SupportDashboardScreen dashboard={supportDashboardSample} onSearch={useUserSearch()} />;
}
