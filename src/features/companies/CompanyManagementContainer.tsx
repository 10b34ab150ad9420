import { CompanyManagementScreen } from './CompanyManagementScreen.tsx';
import { useCompanyManagement } from './useCompanyManagement.ts';

/** Company Management on the server's data. */
export function CompanyManagementContainer() {
  return <CompanyManagementScreen {...useCompanyManagement()} />;
}
