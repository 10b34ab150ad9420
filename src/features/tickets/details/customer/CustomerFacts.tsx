import { Text } from '#src/components/Typography/Typography.tsx';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { linkValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { activeIntent, subscriptionIntent } from '#src/lib/labels.ts';

/** A record and the URL that opens it. */
interface LinkedName {
  readonly name: string;
  readonly href: string;
}

/** What a portal knows about the customer of a ticket. */
export interface KnownCustomer {
  /** Null when a company wrote by itself. */
  readonly user:
    | (LinkedName & {
        readonly status: 'Active' | 'Inactive';
        readonly role: string;
        readonly mobile: string;
      })
    | null;
  readonly company: LinkedName | null;
  readonly subscription: { readonly plan: string; readonly status: string; readonly endDate: string } | null;
}

/** Who wrote a ticket, their company and the subscription, the names as links; null when there is no record. */
export function CustomerFacts({ customer }: { customer: KnownCustomer | null }) {
  if (customer === null) {
    return (
      <Text muted size="table">
        No record of this customer is known.
      </Text>
    );
  }
  const { user, company, subscription } = customer;
  const ofUser = user && [
    { label: 'User', value: linkValue('User', user.name, user.href) },
    { label: 'User Status', value: statusValue(user.status, activeIntent(user.status === 'Active')) },
    { label: 'Role', value: user.role },
    { label: 'Mobile', value: user.mobile },
  ];
  return (
    <FactList
      facts={[
        ...(ofUser ?? []),
        { label: 'Company', value: company && linkValue('Company', company.name, company.href) },
        { label: 'Subscription', value: subscription?.plan },
        {
          label: 'Subscription Status',
          value: subscription && statusValue(subscription.status, subscriptionIntent(subscription.status)),
        },
        { label: 'Subscription End', value: subscription?.endDate },
      ]}
    />
  );
}
