import type { Developer } from '#src/api/types/developer.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import type { Fact } from '#src/features/shared/record/FactList.tsx';
import { activeIntent, activeLabel } from '#src/lib/labels.ts';
import { formatNumber } from '#src/lib/text.ts';

export interface DeveloperDetailsProps {
  developer: Developer;
  /** Opens the people below them: a narrow screen's list has no place for their count. */
  onSubUsers: (developer: Developer) => void;
  onClose: () => void;
}

function factsOf(developer: Developer): readonly Fact[] {
  const { name, companyName, contactPerson, email, phoneNumber, isActive, lastLogin } = developer;
  return [
    { label: 'Name', value: name },
    { label: 'Company', value: companyName },
    { label: 'Email', value: email === '' ? null : <Link href={`mailto:${email}`}>{email}</Link> },
    { label: 'Phone Number', value: phoneNumber },
    ...(contactPerson === null ? [] : [{ label: 'Contact Person', value: contactPerson }]),
    {
      label: 'Status',
      value: (
        <Badge dot intent={activeIntent(isActive)}>
          {activeLabel(isActive)}
        </Badge>
      ),
    },
    { label: 'Last Login', value: lastLogin === null ? null : <DateTime value={lastLogin} fallback="N/A" /> },
  ];
}

/** A developer user to read (spec section 2, "Details modal"). */
export function DeveloperDetails({ developer, onSubUsers, onClose }: DeveloperDetailsProps) {
  const count = developer.subUsers.length;
  return (
    <DetailsDialog
      title="Developer Details"
      facts={factsOf(developer)}
      actions={
        <Button disabled={count === 0} onClick={() => onSubUsers(developer)}>
          Sub-Users ({formatNumber(count)})
        </Button>
      }
      onClose={onClose}
    />
  );
}
