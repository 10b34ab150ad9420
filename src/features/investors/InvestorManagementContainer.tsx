import { InvestorManagementScreen } from './InvestorManagementScreen.tsx';
import { useInvestorManagement } from './useInvestorManagement.ts';

/** Investor Management on the samples of this tab. */
export function InvestorManagementContainer() {
  return <InvestorManagementScreen {...useInvestorManagement()} />;
}
