import type { Investor } from '#src/api/types/investor.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { CellButton } from '#src/components/DataTable/CellButton.ts';
import type { Column } from '#src/components/DataTable/types.ts';
import { addressLine } from '#src/lib/address.ts';
import { activeIntent } from '#src/lib/labels.ts';

export interface AddressOpener {
  onAddress: (investor: Investor) => void;
  /** The address is hovered or focused: load the dialog it opens. */
  onIntent: () => void;
}

/** The columns of Investor Management (spec section 2) as text; Actions is the table's own. */
export const investorFields: readonly Column<Investor>[] = [
  {
    id: 'name',
    header: 'Name',
    text: ({ name }) => name,
    searchable: true,
    sortValue: ({ name }) => name,
    width: 170,
    minWidth: 120,
    hideable: false,
    pinned: 'start',
    card: 'title',
  },
  {
    id: 'email',
    header: 'Email',
    text: ({ email }) => email,
    searchable: true,
    sortValue: ({ email }) => email,
    width: 212,
    card: 'line',
    tone: 'muted',
  },
  {
    id: 'mobile',
    header: 'Phone Number',
    text: ({ mobile }) => mobile,
    sortValue: ({ mobile }) => mobile,
    width: 144,
    numeric: true,
  },
  {
    id: 'address',
    header: 'Address',
    text: ({ address }) => addressLine(address),
    searchable: true,
    sortValue: ({ address }) => addressLine(address),
    width: 220,
    card: 'line',
  },
  {
    id: 'emirateId',
    header: 'Emirate ID',
    text: ({ emirateId }) => emirateId,
    sortValue: ({ emirateId }) => emirateId,
    width: 174,
    tone: 'muted',
    numeric: true,
  },
  {
    id: 'plan',
    header: 'Plan',
    text: ({ plan }) => plan,
    sortValue: ({ plan }) => plan,
    width: 126,
  },
  {
    id: 'status',
    header: 'Status',
    text: ({ status }) => status,
    cell: ({ status }) => (
      <Badge dot intent={activeIntent(status === 'Active')}>
        {status}
      </Badge>
    ),
    sortValue: ({ status }) => status,
    width: 96,
    card: 'end',
  },
];

/** The columns as they are shown: the address opens the address dialog. */
export function investorColumns({ onAddress, onIntent }: AddressOpener): readonly Column<Investor>[] {
  return investorFields.map((column) => {
    if (column.id !== 'address') return column;
    return {
      ...column,
      cell: (investor, tabIndex) => (
        <CellButton
          type="button"
          tabIndex={tabIndex}
          aria-label={`${addressLine(investor.address)}, address of ${investor.name}`}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => onAddress(investor)}
        >
          {addressLine(investor.address)}
        </CellButton>
      ),
    };
  });
}
