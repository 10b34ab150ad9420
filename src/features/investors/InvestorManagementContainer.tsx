import { useUserId } from '#src/api/session/session.ts';
import type { Investor } from '#src/api/types/investor.ts';
import { useFindings, withFindings } from '#src/features/shared/attention/useFindings.ts';
import type { ImportCalls } from '#src/features/shared/import/importer.ts';
import { sampleChanges } from '#src/features/shared/list/samples/sampleChanges.ts';
import { sampleSave } from '#src/features/shared/list/samples/sampleSave.ts';
import { useReadyRead } from '#src/features/shared/list/samples/useReadyRead.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { subscriptionSaved } from '#src/features/shared/subscription/subscriptionSaved.ts';
import { InvestorManagementScreen, type InvestorManagementScreenProps } from './InvestorManagementScreen.tsx';
import { investorList } from './investorList.ts';
import { investorStore } from './investors.store.ts';
import { type InvestorValues, toInvestor } from './investorValues.ts';

const changes = sampleChanges(investorStore, {
  deleted: 'Investor deleted',
  status: { ...investorList.filters.status, with: (investor, status) => ({ ...investor, status }) },
});

const saveInvestor = sampleSave(investorStore, {
  idPrefix: 'USR-',
  toRow: toInvestor,
  added: 'Investor added successfully',
  updated: 'Investor updated successfully',
});

const importCalls: ImportCalls<Investor, InvestorValues> = {
  readRecords: async () => ({ rows: investorStore.rows(), complete: true }),
  create: async (values) => saveInvestor(null, values),
  // The store shows an added row itself.
  refresh: () => undefined,
};

const noFacts = {};

/** State and actions of Investor Management. */
function useInvestorManagement(): InvestorManagementScreenProps {
  const userId = useUserId();
  const query = useListQuery(investorList);
  const rows = useReadyRead(investorStore.useRows());
  const findings = useFindings(investorList.filters.attention, query);
  const { description, read, duplicatesOf } = withFindings(
    investorList,
    findings,
    { rows, all: rows },
    noFacts,
  );
  const { list, save } = useList(description, { query, read, userId, changes });

  return {
    description,
    list,
    dialogs: {
      onSave: (investor, values) => save(values.name, () => saveInvestor(investor, values)),
      importCalls,
      onSubscription: ({ id, name }, subscription) =>
        save(name, () => {
          investorStore.change(id, (now) => ({ ...now, plan: subscription.plan, subscription }));
          return subscriptionSaved();
        }),
      onEdit: (investor) => list.open.onOpen('edit', investor),
      onDelete: (investor) => list.open.onOpen('delete', investor),
      duplicatesOf,
    },
  };
}

/** Investor Management with the sample data of this tab. */
export function InvestorManagementContainer() {
  return <InvestorManagementScreen {...useInvestorManagement()} />;
}
