import { expect, fn, screen, within } from 'storybook/test';
import { investors } from '#fixtures/data/investors.ts';
import { emptyLayout } from '#src/components/DataTable/columnLayout.ts';
import { InvestorManagementScreen } from '#src/features/investors/InvestorManagementScreen.tsx';
import { investorRecord } from '#src/features/investors/investorRecord.ts';
import { addressLine } from '#src/lib/address.ts';
import { markedTexts } from '#stories/components/table/markedTexts.ts';
import preview from '#storybook/preview.tsx';
import { clearsSelection, sampleTools, sampleViews } from '../listToolsArgs.ts';
import { asPage } from '../page.tsx';

const [investor] = investors;
if (!investor) throw new Error('There are no sample investors');

const listing = {
  status: 'ready' as const,
  rows: investors,
  total: investors.length,
  refreshing: false,
  filtered: false,
};
const dialogs = {
  dialog: { type: 'none' as const },
  onSave: fn(),
  onSubscription: fn(),
  onDelete: fn(),
  onClose: fn(),
  onLoadFailed: fn(),
};
const filters = {
  search: '',
  status: '' as const,
  plan: '' as const,
  onSearch: fn(),
  onStatus: fn(),
  onPlan: fn(),
  onClear: fn(),
};

const meta = preview.meta({
  title: 'Screens/Investor Management',
  component: InvestorManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    listing,
    filters,
    table: { sort: null, onSort: fn(), layout: emptyLayout, onLayout: fn() },
    views: sampleViews,
    tools: sampleTools(investorRecord.noun),
    open: {
      onAdd: fn(),
      onEdit: fn(),
      onDetails: fn(),
      onAddress: fn(),
      onSubscription: fn(),
      onDelete: fn(),
    },
    dialogs,
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Investors' }));
    const headers = table.getAllByRole('columnheader').map((header) => header.textContent);
    // The first one only selects.
    await expect(headers.slice(1)).toEqual([
      'Name',
      'Email',
      'Phone Number',
      'Address',
      'Emirate ID',
      'Plan',
      'Status',
      'Actions',
    ]);
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await userEvent.click(
      table.getByRole('button', { name: `${addressLine(investor.address)}, address of ${investor.name}` }),
    );
    await expect(args.open.onAddress).toHaveBeenCalledWith(investor);
    await userEvent.click(table.getByRole('button', { name: `Subscription ${investor.name}` }));
    await expect(args.open.onSubscription).toHaveBeenCalledWith(investor);
  },
});

export const Empty = meta.story({
  args: { listing: { ...listing, rows: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No investors found')).toBeVisible();
  },
});

export const NoMatches = meta.story({
  args: { filters: { ...filters, search: 'nobody' }, listing: { ...listing, filtered: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No investors found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.filters.onClear).toHaveBeenCalledOnce();
  },
});

export const SearchingAddresses = meta.story({
  args: { filters: { ...filters, search: 'marina walk' }, listing: { ...listing, filtered: true } },
  play: async ({ canvas }) => {
    await expect(markedTexts()).toEqual(['Marina Walk']);
    await expect(canvas.getByText('Showing 1 to 1 of 1 investor')).toBeVisible();
  },
});

export const Filtered = meta.story({
  args: {
    filters: { ...filters, status: 'Inactive', plan: 'Basic Plan' },
    listing: { ...listing, filtered: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1 to 2 of 2 investors')).toBeVisible();
  },
});

export const LongValues = meta.story({
  args: { listing: { ...listing, rows: investors.filter(({ name }) => name.length > 60), total: 1 } },
});

/** An address is as high as a finger, in the line of the card. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [address] = canvas.getAllByRole('button', { name: /, address of / });
    if (!address) throw new Error('There is no address');
    const { left, top, height } = address.getBoundingClientRect();
    await expect(height).toBe(44);
    await expect(document.elementFromPoint(left + 5, top + 2)).toBe(address);
  },
});

export const Adding = meta.story({
  args: { dialogs: { ...dialogs, dialog: { type: 'add' } } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add Investor' })).toBeVisible();
  },
});

export const Editing = meta.story({
  args: { dialogs: { ...dialogs, dialog: { type: 'edit', row: investor } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit Investor' });
    await expect(within(dialog).getByLabelText(/^Name/)).toHaveValue(investor.name);
  },
});

export const ShowingDetails = meta.story({
  args: { dialogs: { ...dialogs, dialog: { type: 'details', row: investor } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Investor Details' });
    await expect(dialog).toHaveTextContent(investor.emirateId);
  },
});

export const ShowingAddress = meta.story({
  args: { dialogs: { ...dialogs, dialog: { type: 'address', row: investor } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: `Address of ${investor.name}` });
    await expect(dialog).toHaveTextContent(investor.address.street);
  },
});

export const ShowingSubscription = meta.story({
  args: { dialogs: { ...dialogs, dialog: { type: 'subscription', row: investor } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: `Subscription of ${investor.name}` });
    await expect(dialog).toHaveTextContent('Premium Plan');
  },
});

export const ConfirmingDelete = meta.story({
  args: { dialogs: { ...dialogs, dialog: { type: 'delete', row: investor } } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete investor' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.dialogs.onDelete).toHaveBeenCalledWith(investor);
  },
});

export const Missing = meta.story({
  args: { dialogs: { ...dialogs, dialog: { type: 'missing' } } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/investor/i);
  },
});

/** The bar of what can be done with the selected rows; the head exports them too. */
export const BulkActions = meta.story({
  args: {
    tools: sampleTools(investorRecord.noun, { selected: new Set(investors.slice(0, 2).map(({ id }) => id)) }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await clearsSelection(canvas.getByRole('group', { name: 'Selected rows' }), userEvent);
    await expect(args.tools.onSelect).toHaveBeenCalledWith(new Set());
  },
});
