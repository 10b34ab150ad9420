import { InvestorManagementScreen } from './InvestorManagementScreen.tsx';
import { useInvestorManagement } from './useInvestorManagement.ts';

/** Investor Management with the sample data of this tab. */
export function InvestorManagementContainer() {
  return <InvestorManagementScreen {...useInvestorManagement()} />;
}
