import type { Investor } from '#src/api/types/investor.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import type { Fact } from '#src/features/shared/record/FactList.tsx';
import { addressLine } from '#src/lib/address.ts';
import { activeIntent } from '#src/lib/labels.ts';

export interface InvestorDetailsProps {
  investor: Investor;
  onClose: () => void;
}

function factsOf({ name, email, mobile, emirateId, address, plan, status }: Investor): readonly Fact[] {
  return [
    { label: 'Name', value: name },
    { label: 'Email', value: email === '' ? null : <Link href={`mailto:${email}`}>{email}</Link> },
    { label: 'Phone Number', value: mobile },
    { label: 'Emirate ID', value: emirateId },
    { label: 'Plan', value: plan },
    {
      label: 'Status',
      value: (
        <Badge dot intent={activeIntent(status === 'Active')}>
          {status}
        </Badge>
      ),
    },
    { label: 'Address', value: addressLine(address), wide: true },
  ];
}

/** An investor to read (spec section 2). */
export function InvestorDetails({ investor, onClose }: InvestorDetailsProps) {
  return <DetailsDialog title="Investor Details" facts={factsOf(investor)} onClose={onClose} />;
}
