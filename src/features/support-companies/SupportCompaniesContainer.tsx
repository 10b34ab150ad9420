import { SupportCompaniesScreen } from './SupportCompaniesScreen.tsx';
import { useSupportCompanies } from './useSupportCompanies.ts';

/** Company Management of the support portal with sample data. */
export function SupportCompaniesContainer() {
  return <SupportCompaniesScreen {...useSupportCompanies()} />;
}
