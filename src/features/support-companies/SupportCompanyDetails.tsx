import type { SupportCompany } from '#src/api/types/support/company.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import {
  addressValue,
  emailValue,
  idValue,
  phoneValue,
  statusValue,
} from '#src/features/shared/record/factValues.tsx';
import { HistoryEntries } from '#src/features/shared/subscription/HistoryEntries.tsx';
import { subscriptionIntent } from '#src/lib/labels.ts';
import { planLabel } from '#src/lib/subscription.ts';
import { supportCompanyKind } from './supportCompany.ts';

export interface SupportCompanyDetailsProps {
  record: SupportCompany;
  onClose: () => void;
}

/** The read-only details of a company (spec section 2), with the history of its subscription (section 3). */
export function SupportCompanyDetails({ record: company, onClose }: SupportCompanyDetailsProps) {
  const { subscription, subscriptionHistory } = company;
  const groups = [
    {
      title: 'Contact',
      facts: [
        { label: 'Contact Person', value: company.contactPerson },
        { label: 'Email', value: emailValue(company.contactEmail) },
        { label: 'Mobile', value: phoneValue(company.mobile) },
        { label: 'Country', value: company.country },
        { label: 'Address', value: addressValue(company.address), wide: true },
      ],
    },
    {
      title: 'Account',
      facts: [
        { label: 'Subscription Plan', value: planLabel(subscription.plan) },
        {
          label: 'Subscription Status',
          value: statusValue({ label: subscription.status, intent: subscriptionIntent(subscription.status) }),
        },
        { label: 'Billing Entity', value: company.billingEntity },
        {
          label: 'Assigned Developer User',
          value: emailValue(company.assignedDeveloperUser, 'Developer Email'),
        },
        { label: 'ID', value: idValue(company.id) },
      ],
    },
  ];
  return (
    <DetailsDialog
      title="Company Details"
      head={{
        label: 'Company Name',
        name: company.companyName,
        avatar: { shape: 'square' },
        status: statusValue(supportCompanyKind.statusOf(company)),
      }}
      groups={groups}
      of={{ kind: 'support-companies', record: company }}
      onClose={onClose}
    >
      <DialogSection title="Subscription History">
        {subscriptionHistory.length === 0 ? <p>No entries yet.</p> : null}
        <HistoryEntries
          entries={subscriptionHistory.map((entry) => ({ ...entry, plan: planLabel(entry.plan) }))}
          before={undefined}
        />
      </DialogSection>
    </DetailsDialog>
  );
}
