import { useUserId } from '#src/api/session/session.ts';
import { useRowsSource } from '#src/features/shared/list/source/useRowsSource.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { supportCompanyStore } from '#src/features/shared/support/supportCompanies.store.ts';
import { SupportCompaniesScreen, type SupportCompaniesScreenProps } from './SupportCompaniesScreen.tsx';
import { supportCompanyList } from './supportCompanyList.tsx';

/** State of the support portal's Company Management. */
function useSupportCompanies(): SupportCompaniesScreenProps {
  const userId = useUserId();
  const read = useReadyRead(supportCompanyStore.useRows());
  const query = useListQuery(supportCompanyList);
  const source = useRowsSource(supportCompanyList, query, read);
  const { list } = useList(supportCompanyList, { query, source, userId });
  return { list };
}

/** Company Management of the support portal with sample data. */
export function SupportCompaniesContainer() {
  return <SupportCompaniesScreen {...useSupportCompanies()} />;
}
