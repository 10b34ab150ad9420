import { useUserId } from '#src/api/session/session.ts';
import type { Investor } from '#src/api/types/investor.ts';
import type { ImportCalls } from '#src/features/shared/import/importer.ts';
import { sampleChanges } from '#src/features/shared/list/samples/sampleChanges.ts';
import { sampleSave } from '#src/features/shared/list/samples/sampleSave.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { subscriptionSaved } from '#src/features/shared/subscription/subscriptionSaved.ts';
import type { InvestorManagementScreenProps } from './InvestorManagementScreen.tsx';
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

const importCalls: Omit<ImportCalls<Investor, InvestorValues>, 'userId'> = {
  readRecords: async () => ({ rows: investorStore.rows(), complete: true }),
  create: async (values) => saveInvestor(null, values),
  // The store shows an added row itself.
  refresh: () => undefined,
};

/** State and actions of Investor Management. */
export function useInvestorManagement(): InvestorManagementScreenProps {
  const userId = useUserId();
  const rows = investorStore.useRows();
  const { list, save } = useSampleList(investorList, { userId, rows, changes });

  return {
    list,
    dialogs: {
      onSave: (investor, values) => save(values.name, () => saveInvestor(investor, values)),
      importCalls: { ...importCalls, userId },
      onSubscription: ({ id, name }, subscription) =>
        save(name, () => {
          investorStore.change(id, (now) => ({ ...now, plan: subscription.plan, subscription }));
          return subscriptionSaved();
        }),
      onEdit: (investor) => list.open.onOpen('edit', investor),
    },
  };
}
