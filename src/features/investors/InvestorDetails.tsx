import type { Investor } from '#src/api/types/investor.ts';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import { emailValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { addressLine } from '#src/lib/address.ts';
import { activeIntent } from '#src/lib/labels.ts';

export interface InvestorDetailsProps {
  investor: Investor;
  onClose: () => void;
}

/** The read-only details of an investor (spec section 2). */
export function InvestorDetails({ investor, onClose }: InvestorDetailsProps) {
  const { name, email, mobile, emirateId, address, plan, status } = investor;
  const facts = [
    { label: 'Name', value: name },
    { label: 'Email', value: emailValue(email) },
    { label: 'Phone Number', value: mobile },
    { label: 'Emirate ID', value: emirateId },
    { label: 'Plan', value: plan },
    { label: 'Status', value: statusValue(status, activeIntent(status === 'Active')) },
    { label: 'Address', value: addressLine(address), wide: true },
  ];
  return <DetailsDialog title="Investor Details" facts={facts} onClose={onClose} />;
}
