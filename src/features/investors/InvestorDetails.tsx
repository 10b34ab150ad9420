import type { Investor } from '#src/api/types/investor.ts';
import { RecordHistory } from '#src/features/shared/history/RecordHistory.tsx';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import { factsOf } from '#src/features/shared/record/factsOf.ts';
import {
  addressValue,
  emiratesIdValue,
  idValue,
  phoneValue,
  statusValue,
} from '#src/features/shared/record/factValues.tsx';
import { partsOfInvestor } from '#src/features/shared/related/parts/investorParts.ts';
import { Related } from '#src/features/shared/related/Related.tsx';
import { planLink } from '#src/features/shared/related/recordLinks.tsx';
import { addressLine } from '#src/lib/address.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { investorFields } from './investorFields.ts';

export interface InvestorDetailsProps {
  record: Investor;
  open: (dialog: 'edit', investor: Investor) => void;
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
        { label: investorFields.plan.label, value: planLink('investor', investor.plan) },
        { label: 'ID', value: idValue(investor.id) },
      ],
    },
  ];
  return (
    <DetailsDialog
      title="Investor Details"
      head={{ name, avatar: {}, status: statusValue(status, activeIntent(status === 'Active')) }}
      groups={groups}
      onEdit={() => open('edit', investor)}
      onClose={onClose}
    >
      <Related portal="master" parts={partsOfInvestor(investor)} />
      <RecordHistory resource={investor.id} />
    </DetailsDialog>
  );
}
