import type { Developer } from '#src/api/types/developer.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import type { Fact } from '#src/features/shared/record/FactList.tsx';
import { dateValue, emailValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { activeIntent, activeLabel } from '#src/lib/labels.ts';
import { formatNumber } from '#src/lib/text.ts';

export interface DeveloperDetailsProps {
  developer: Developer;
  /** Opens the sub-users; on narrow screens the list has no button for them. */
  onSubUsers: (developer: Developer) => void;
  onClose: () => void;
}

function factsOf(developer: Developer): readonly Fact[] {
  const { name, companyName, contactPerson, email, phoneNumber, isActive, lastLogin } = developer;
  return [
    { label: 'Name', value: name },
    { label: 'Company', value: companyName },
    { label: 'Email', value: emailValue(email) },
    { label: 'Phone Number', value: phoneNumber },
    ...(contactPerson === null ? [] : [{ label: 'Contact Person', value: contactPerson }]),
    { label: 'Status', value: statusValue(activeLabel(isActive), activeIntent(isActive)) },
    { label: 'Last Login', value: dateValue(lastLogin) },
  ];
}

/** The read-only details of a developer user (spec section 2, "Details modal"). */
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
