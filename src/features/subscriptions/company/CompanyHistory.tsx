import type { CompanySubscription } from '#src/api/types/subscription/companySubscription.ts';
import { emailValue, idValue } from '#src/features/shared/record/factValues.tsx';
import { recordLink } from '#src/features/shared/record/RecordLink.tsx';
import { refTo } from '#src/features/shared/records/recordKind.ts';
import { email } from '#src/lib/values/email.ts';
import { SubscriptionHistoryDialog } from '../SubscriptionHistoryDialog.tsx';

export interface CompanyHistoryProps {
  record: CompanySubscription;
  onClose: () => void;
}

/** The facts and the history of a company's subscription (spec section 3). */
export function CompanyHistory({ record: subscription, onClose }: CompanyHistoryProps) {
  const { companyName, companyId, developerName, developerEmail } = subscription;
  const facts = [
    { label: 'Company ID', value: idValue(companyId) },
    {
      label: 'Developer User',
      value: recordLink(
        'Developer User',
        developerName || developerEmail,
        refTo('developers', developerEmail && email.plain(developerEmail)),
      ),
    },
    { label: 'Developer Email', value: emailValue(developerEmail) },
  ];
  return (
    <SubscriptionHistoryDialog
      {...subscription}
      name={companyName}
      audience="developer"
      of={{ kind: 'company-subscriptions', record: subscription }}
      facts={facts}
      onClose={onClose}
    />
  );
}
