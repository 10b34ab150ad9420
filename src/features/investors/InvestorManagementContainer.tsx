import { useUserId } from '#src/api/session/session.ts';
import type { Investor } from '#src/api/types/investor.ts';
import { useAttention, useIssues } from '#src/features/shared/dataIssues/useIssues.ts';
import { useRowsSource } from '#src/features/shared/list/source/useRowsSource.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { userSubscriptionResource } from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { saveSubscription } from '#src/features/shared/subscription/saveSubscription.ts';
import { fromDialog, type SubscriptionValues } from '#src/features/shared/subscription/subscriptionFields.ts';
import { InvestorManagementScreen, type InvestorManagementScreenProps } from './InvestorManagementScreen.tsx';
import { investorList } from './investorList.ts';
import { investorResource, investors, subscriptionOfInvestor } from './investorResource.ts';

const noFacts = {};

/** Saves what the dialog of an investor has. */
async function changeSubscription({ id }: Investor, values: SubscriptionValues) {
  const subscription = subscriptionOfInvestor(id);
  if (!subscription) return undefined;
  return userSubscriptionResource.update(subscription, fromDialog(values, subscription));
}

/** State of Investor Management. */
function useInvestorManagement(): InvestorManagementScreenProps {
  const query = useListQuery(investorList);
  const rows = investorResource.useRows();
  const issues = useIssues(investorList.filters.attention, query);
  const { description, read, duplicatesOf } = useAttention(
    investorList,
    issues,
    { rows, all: rows },
    noFacts,
  );
  const source = useRowsSource(description, query, read);
  const userId = useUserId();
  const { list } = useList(description, { query, source, userId, resource: investorResource });
  return {
    description,
    list,
    dialogs: {
      resource: investorResource,
      importing: investors,
      onSubscription: (investor, values, notes) =>
        saveSubscription(investor.name, notes, () => changeSubscription(investor, values)),
      duplicatesOf,
    },
  };
}

/** Investor Management with the sample data of this tab. */
export function InvestorManagementContainer() {
  return <InvestorManagementScreen {...useInvestorManagement()} />;
}
