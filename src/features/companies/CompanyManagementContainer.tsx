import { CompanyManagementScreen } from './CompanyManagementScreen.tsx';
import { useCompanyManagement } from './useCompanyManagement.ts';

/** Company Management with data from the server. */
export function CompanyManagementContainer() {
  return <CompanyManagementScreen {...useCompanyManagement()} />;
}
