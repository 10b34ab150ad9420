import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import { emailValue } from '#src/features/shared/record/factValues.tsx';
import { planDescription } from '#src/features/shared/subscription/plans.ts';
import { SubscriptionHistoryDialog } from '../SubscriptionHistoryDialog.tsx';

export interface CompanyHistoryProps {
  subscription: CompanySubscriptionRecord;
  onClose: () => void;
}

/** The facts and the history of a company's subscription (spec section 3). */
export function CompanyHistory({ subscription, onClose }: CompanyHistoryProps) {
  const { companyName, companyId, plan, developerUser, developerEmail, history } = subscription;
  const facts = [
    { label: 'Company ID', value: companyId },
    { label: 'Plan', value: plan },
    { label: 'Plan Description', value: planDescription(plan), wide: true },
    { label: 'Developer User', value: developerUser ? 'Yes' : 'No' },
    { label: 'Developer Email', value: emailValue(developerEmail) },
  ];
  return <SubscriptionHistoryDialog name={companyName} facts={facts} history={history} onClose={onClose} />;
}
