import type { Investor } from '#src/api/types/investor.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import { factsOf } from '#src/features/shared/record/factsOf.ts';
import {
  addressValue,
  emiratesIdValue,
  idValue,
  phoneValue,
  statusValue,
} from '#src/features/shared/record/factValues.tsx';
import { recordLink } from '#src/features/shared/record/RecordLink.tsx';
import { refTo } from '#src/features/shared/records/recordKind.ts';
import { planIdOf } from '#src/features/shared/subscription/planIds.ts';
import { addressLine } from '#src/lib/address.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { planLabel } from '#src/lib/subscription.ts';
import { investorFields } from './investorFields.ts';

export interface InvestorDetailsProps {
  record: Investor;
  open: (dialog: 'edit' | 'subscription', investor: Investor) => void;
  onClose: () => void;
}

/** The read-only details of an investor (spec section 2). */
export function InvestorDetails({ record: investor, open, onClose }: InvestorDetailsProps) {
  const { name, mobile, address, status } = investor;
  const groups = [
    {
      title: 'Contact',
      facts: [
        ...factsOf(investorFields, investor, ['email']),
        { label: 'Phone Number', value: phoneValue(mobile) },
        { label: 'Address', value: addressValue(addressLine(address)), wide: true },
      ],
    },
    {
      title: 'Account',
      facts: [
        { label: investorFields.emirateId.label, value: emiratesIdValue(investor.emirateId) },
        {
          label: investorFields.plan.label,
          value: recordLink(
            'Plan',
            planLabel(investor.plan),
            refTo('investor-plans', planIdOf('investor', investor.plan)),
          ),
        },
        { label: 'ID', value: idValue(investor.id) },
      ],
    },
  ];
  return (
    <DetailsDialog
      title="Investor Details"
      head={{
        name,
        avatar: {},
        status: statusValue({ label: status, intent: activeIntent(status === 'Active') }),
      }}
      groups={groups}
      of={{ kind: 'investors', record: investor }}
      actions={<Button onClick={() => open('subscription', investor)}>Subscription</Button>}
      onEdit={() => open('edit', investor)}
      onClose={onClose}
    />
  );
}
