import { useUserId } from '#src/api/session/session.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { supportCompanyStore } from '#src/features/shared/support/supportCompanies.store.ts';
import { SupportCompaniesScreen, type SupportCompaniesScreenProps } from './SupportCompaniesScreen.tsx';
import { supportCompanyList } from './supportCompanyList.tsx';

/** State of the support portal's Company Management. */
function useSupportCompanies(): SupportCompaniesScreenProps {
  const userId = useUserId();
  const read = useReadyRead(supportCompanyStore.useRows());
  const { list } = useSampleList(supportCompanyList, { userId, read });
  return { list };
}

/** Company Management of the support portal with sample data. */
export function SupportCompaniesContainer() {
  return <SupportCompaniesScreen {...useSupportCompanies()} />;
}
