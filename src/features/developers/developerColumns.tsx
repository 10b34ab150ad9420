import type { Developer } from '#src/api/types/developer.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import type { Column } from '#src/components/DataTable/types.ts';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { formatDateTime, parseDate, toUtc } from '#src/lib/dates.ts';
import { activeIntent, activeLabel } from '#src/lib/labels.ts';
import { countOf } from '#src/lib/text.ts';

export interface SubUsersOpener {
  onSubUsers: (developer: Developer) => void;
  /** The count is hovered or focused: load the dialog it opens. */
  onIntent: () => void;
}

interface SubUsersCountProps {
  developer: Developer;
  open: SubUsersOpener;
  tabIndex: 0 | -1;
}

function SubUsersCount({ developer, open, tabIndex }: SubUsersCountProps) {
  const count = developer.subUsers.length;
  return (
    <Button
      size="small"
      fill={count === 0 ? 'quiet' : 'outline'}
      disabled={count === 0}
      tabIndex={tabIndex}
      aria-label={`${countOf(count, 'sub-user', 'sub-users')} of ${developer.name}`}
      onPointerEnter={open.onIntent}
      onFocus={open.onIntent}
      onClick={() => open.onSubUsers(developer)}
    >
      {count}
    </Button>
  );
}

/** The columns of Developer Management (spec section 2) as text; Actions is the table's own. */
export const developerFields: readonly Column<Developer>[] = [
  {
    id: 'name',
    header: 'Name',
    text: ({ name }) => name,
    searchable: true,
    sortValue: ({ name }) => name,
    width: 142,
    hideable: false,
    pinned: 'start',
    card: 'title',
  },
  {
    id: 'company',
    header: 'Company',
    text: ({ companyName }) => companyName ?? '',
    sortValue: ({ companyName }) => companyName,
    width: 190,
    card: 'line',
  },
  {
    id: 'email',
    header: 'Email',
    text: ({ email }) => email,
    searchable: true,
    sortValue: ({ email }) => email,
    width: 224,
    card: 'line',
    tone: 'muted',
  },
  {
    id: 'phoneNumber',
    header: 'Phone Number',
    text: ({ phoneNumber }) => phoneNumber,
    sortValue: ({ phoneNumber }) => phoneNumber,
    width: 141,
    numeric: true,
  },
  {
    id: 'emiratesId',
    header: 'Emirates Id',
    text: ({ emiratesId }) => emiratesId,
    sortValue: ({ emiratesId }) => emiratesId,
    width: 173,
    tone: 'muted',
    numeric: true,
  },
  {
    id: 'status',
    header: 'Status',
    text: ({ isActive }) => activeLabel(isActive),
    cell: ({ isActive }) => (
      <Badge dot intent={activeIntent(isActive)}>
        {activeLabel(isActive)}
      </Badge>
    ),
    sortValue: ({ isActive }) => activeLabel(isActive),
    width: 92,
    card: 'end',
  },
  {
    id: 'lastLogin',
    header: 'Last Login',
    text: ({ lastLogin }) => formatDateTime(lastLogin) ?? '',
    exported: ({ lastLogin }) => toUtc(lastLogin) ?? lastLogin,
    cell: ({ lastLogin }) => <DateTime value={lastLogin} />,
    sortValue: ({ lastLogin }) => parseDate(lastLogin)?.getTime() ?? null,
    width: 145,
    tone: 'muted',
    numeric: true,
  },
  {
    id: 'subUsers',
    header: 'Sub-Users',
    text: ({ subUsers }) => String(subUsers.length),
    exported: ({ subUsers }) => subUsers.length,
    sortValue: ({ subUsers }) => subUsers.length,
    width: 85,
    align: 'end',
    numeric: true,
  },
];

/** The columns as they are shown: the count of sub-users opens them. */
export function developerColumns(open: SubUsersOpener): readonly Column<Developer>[] {
  return developerFields.map((column) =>
    column.id === 'subUsers'
      ? {
          ...column,
          cell: (developer, tabIndex) => (
            <SubUsersCount developer={developer} open={open} tabIndex={tabIndex} />
          ),
        }
      : column,
  );
}
