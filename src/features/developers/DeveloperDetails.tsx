import type { Developer } from '#src/api/types/developer.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import type { FactGroup } from '#src/features/shared/record/FactGroups.tsx';
import { factsOf } from '#src/features/shared/record/factsOf.ts';
import { dateValue, emiratesIdValue, idValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { recordLink } from '#src/features/shared/record/RecordLink.tsx';
import { refTo } from '#src/features/shared/records/recordKind.ts';
import { formatNumber } from '#src/lib/text.ts';
import { developerKind } from './developer.ts';

export interface DeveloperDetailsProps {
  record: Developer;
  /** On narrow screens the list has no button for the sub-users. */
  open: (dialog: 'edit' | 'sub-users', developer: Developer) => void;
  onClose: () => void;
}

const { fields } = developerKind;

function groupsOf(developer: Developer): readonly FactGroup[] {
  const { contactPerson, lastLogin } = developer;
  return [
    {
      title: 'Contact',
      facts: [
        ...factsOf(fields, developer, ['email', 'phoneNumber']),
        ...(contactPerson === null ? [] : [{ label: 'Contact Person', value: contactPerson }]),
      ],
    },
    {
      title: 'Account',
      facts: [
        {
          label: fields.companyId.label,
          value: recordLink('Company', developer.companyName, refTo('companies', developer.companyId)),
        },
        { label: fields.emiratesId.label, value: emiratesIdValue(developer.emiratesId) },
        { label: 'Last Login', value: dateValue(lastLogin) },
        { label: 'ID', value: idValue(developer.id) },
      ],
    },
  ];
}

/** The read-only details of a developer user (spec section 2, "Details modal"). */
export function DeveloperDetails({ record, open, onClose }: DeveloperDetailsProps) {
  const count = record.subUsers.length;
  return (
    <DetailsDialog
      title="Developer Details"
      head={{ name: record.name, avatar: {}, status: statusValue(developerKind.statusOf(record)) }}
      groups={groupsOf(record)}
      of={{ kind: 'developers', record }}
      actions={
        <Button disabled={count === 0} onClick={() => open('sub-users', record)}>
          {`Sub-Users (${formatNumber(count)})`}
        </Button>
      }
      onEdit={() => open('edit', record)}
      onClose={onClose}
    />
  );
}
