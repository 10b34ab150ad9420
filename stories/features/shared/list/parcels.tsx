import { Eye } from 'lucide-react';
import { fn } from 'storybook/test';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import {
  badgeColumn,
  countColumn,
  dateColumn,
  emailColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter } from '#src/features/shared/list/describe/filters.ts';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import type { DialogsOf } from '#src/features/shared/list/state/listState.ts';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { optionsOf } from '#src/lib/options.ts';
import { formatNumber } from '#src/lib/text.ts';

/** An invented record, because the stories of the list frame belong to no area. */
export interface Parcel {
  readonly id: string;
  readonly name: string;
  readonly agent: string;
  readonly status: 'Free' | 'Reserved' | 'Sold';
  readonly uses: readonly string[];
  readonly price: string;
  readonly visits: number;
  readonly listed: string;
}

const streets = ['Bay Road', 'Palm Lane', 'Harbour Street', 'Desert View'];
const statuses: readonly Parcel['status'][] = ['Free', 'Reserved', 'Sold'];

/** Forty parcels, the same in every call. */
export const parcels: readonly Parcel[] = Array.from({ length: 40 }, (_, index) => ({
  id: `P-${index + 1}`,
  name: `${index + 1} ${streets[index % streets.length]}`,
  agent: `agent.${(index % 5) + 1}@land.example`,
  status: statuses[index % statuses.length] ?? 'Free',
  uses: index % 2 === 0 ? ['housing', 'retail'] : ['housing'],
  price: index === 3 ? 'on request' : String(90_000 + index * 1250),
  visits: index * 37,
  listed: `2026-10-${String(1 + (index % 28)).padStart(2, '0')}T09:30:00Z`,
}));

const description = {
  title: 'Parcel Management',
  label: 'Parcels',
  noun: { one: 'parcel', many: 'parcels' },
  search: 'Search by name or agent',
  nameOf: ({ name }: Parcel) => name,
} as const;

const status = choiceFilter(
  'Status',
  [...optionsOf(statuses), { value: 'Taken', label: 'Taken', matches: ['Reserved', 'Sold'] }],
  ({ status }: Parcel) => status,
);

/** A list with a filter and a column of every kind. */
export const parcelList = describeList<Parcel>()({
  ...description,
  id: 'parcels',
  add: 'Add Parcel',
  filters: {
    status,
    use: choiceFilter(
      'Use',
      optionsOf(['housing', 'retail'], { housing: 'Housing', retail: 'Retail' }),
      ({ uses }) => uses,
    ),
    agent: {
      type: 'text',
      label: 'Agent',
      placeholder: 'Agent email',
      more: true,
      of: ({ agent }) => agent,
    },
    listed: { type: 'dates', label: 'Listed', more: true, of: ({ listed }) => listed },
  },
  dialogs: ['add', 'details', 'edit', 'delete', 'visits'],
  card: { title: 'name', corner: 'status', lines: ['agent'] },
  columns: [
    titleColumn('name', 'Name', { value: ({ name }) => name }),
    emailColumn('agent', 'Agent', {
      value: ({ agent }) => agent,
      opens: 'details',
      opener: { name: ({ agent, name }) => `${agent}, agent of ${name}` },
    }),
    textColumn('uses', 'Uses', { value: ({ uses }) => uses.join(', ') }),
    textColumn('price', 'Price', { value: ({ price }) => price, align: 'end', numeric: true, ch: 11 }),
    dateColumn('listed', 'Listed', { value: ({ listed }) => listed }),
    badgeColumn('status', 'Status', {
      value: ({ status }) => status,
      intent: ({ status }) => (status === 'Free' ? 'success' : 'neutral'),
    }),
    countColumn('visits', 'Visits', {
      value: ({ visits }) => visits,
      opens: 'visits',
      opener: {
        name: ({ visits, name }) => `${formatNumber(visits)} visits of ${name}`,
        disabled: ({ visits }) => visits === 0,
      },
    }),
  ],
});

interface ParcelDialogProps {
  record: Parcel | null;
  owner: string;
  onClose: () => void;
}

/** Each dialog shows the name of the parcel. */
const ParcelDialog = Object.assign(
  ({ record, owner, onClose }: ParcelDialogProps) => (
    <Dialog title={record?.name ?? 'New Parcel'} onClose={onClose}>
      <FactList facts={[{ label: 'Owner', value: owner }]} />
    </Dialog>
  ),
  { load: fn(async () => undefined) },
);

/** The dialogs of the list; its owner is passed to them. */
export const parcelDialogs: DialogsOf<typeof parcelList, { owner: string }> = {
  add: ParcelDialog,
  details: ParcelDialog,
  edit: ParcelDialog,
  visits: ParcelDialog,
};

/** Row actions: three open dialogs, one calls a function. */
export const parcelActions = (onVisit: (parcel: Parcel) => void) => [
  rowActions.view,
  { id: 'visit', label: 'Visit', icon: <Eye />, onSelect: onVisit, changes: true },
  rowActions.edit,
  rowActions.delete,
];
