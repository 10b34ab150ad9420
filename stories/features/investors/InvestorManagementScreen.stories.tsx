import { expect, fn, screen, spyOn, within } from 'storybook/test';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { investors } from '#fixtures/build/samples.ts';
import { InvestorManagementScreen } from '#src/features/investors/InvestorManagementScreen.tsx';
import { investorList } from '#src/features/investors/investorList.ts';
import { investorResource } from '#src/features/investors/investorResource.ts';
import { addressLine } from '#src/lib/address.ts';
import { markedTexts } from '#stories/components/DataTable/markedTexts.ts';
import { alsoOnPhone, isOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { askedDeletion, filledForm, missingRecord, shownDialog } from '../dialogStates.ts';
import { listOf, openedIn } from '../list.ts';
import { listStates } from '../listStates.ts';
import { asPage } from '../page.tsx';
import { importInto, resourceOf } from '../resourceOf.ts';

const [investor] = investors;
if (!investor) throw new Error('There are no sample investors');

const opened = openedIn(investorList, investors, { irreversible: false });

const states = listStates(investorList, {
  rows: investors,
  long: [
    ...investors.filter(({ name }) => name.length > 60),
    buildInvestor({ name: 'نورة بنت عبد الله الشامسي' }),
    buildInvestor({ name: '<b>Not bold</b>', email: '', mobile: '', emirateId: '' }),
  ],
  add: 'Add Investor',
});

const meta = preview.meta({
  title: 'Screens/Master Portal/Investor Management',
  component: InvestorManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    ...opened({ type: 'none' }),
    dialogs: {
      resource: resourceOf(investorResource.kind),
      onSubscription: fn(async () => null),
      duplicatesOf: () => investors.slice(0, 2),
      importing: importInto(investors),
    },
  },
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    if (isOnPhone()) return;
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
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('address', investor);
    await userEvent.click(table.getByRole('button', { name: `Subscription ${investor.name}` }));
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('subscription', investor);
  },
});

export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const BulkActions = meta.story(states.BulkActions);
export const NarrowFilters = meta.story({ ...states.NarrowFilters, tags: ['narrow'] });
export const NarrowTools = meta.story({ ...states.NarrowTools, tags: ['narrow'] });

export const SearchingAddresses = meta.story({
  args: { list: listOf(investorList, investors, { search: 'marina walk' }) },
  play: async ({ canvas }) => {
    await expect(markedTexts()).toEqual(['Marina Walk']);
    await expect(canvas.getByText('Showing 1 to 1 of 1 investor')).toBeVisible();
  },
});

export const Filtered = meta.story({
  args: {
    list: listOf(investorList, investors, { filters: { status: ['Inactive'], plan: ['Basic Plan'] } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1 to 3 of 3 investors')).toBeVisible();
  },
});

/** An address is a touch target in the line of the card. */
export const Narrow = meta.story({
  ...states.Narrow,
  tags: ['narrow'],
  play: async (context) => {
    await states.Narrow.play(context);
    const { canvas } = context;
    const [address] = canvas.getAllByRole('button', { name: /, address of / });
    if (!address) throw new Error('There is no address');
    // The frame of a story may be lower than a phone.
    address.scrollIntoView({ block: 'center' });
    const { left, top, height } = address.getBoundingClientRect();
    await expect(height).toBe(44);
    await expect(document.elementFromPoint(left + 5, top + 2)).toBe(address);
  },
});

export const ShowingImport = meta.story(
  shownDialog({ list: opened({ type: 'import' }).list }, 'Import investors'),
);

export const Adding = meta.story(shownDialog(opened({ type: 'add' }), 'Add Investor'));

export const Editing = meta.story(
  filledForm(opened({ type: 'edit', row: investor }), 'Edit Investor', 'Name', investor.name),
);

export const ShowingCompare = meta.story(
  shownDialog(opened({ type: 'compare', row: investor }), 'Compare investors', [investor.emirateId]),
);

export const ShowingDetails = meta.story(
  shownDialog(opened({ type: 'details', row: investor }), 'Investor Details', [investor.emirateId]),
);

/** The address is copied in one line; Subscription and Edit open their dialogs. */
export const UsingDetails = ShowingDetails.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Investor Details' }));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy address' }));
    await expect(write).toHaveBeenCalledWith(addressLine(investor.address));
    await userEvent.click(dialog.getByRole('button', { name: 'Subscription' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith('subscription', investor);
    await userEvent.click(dialog.getByRole('button', { name: 'Edit' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith('edit', investor);
  },
});

export const ShowingAddress = meta.story(
  shownDialog(opened({ type: 'address', row: investor }), `Address of ${investor.name}`, [
    investor.address.street,
  ]),
);

export const ShowingSubscription = meta.story(
  shownDialog(opened({ type: 'subscription', row: investor }), `Subscription of ${investor.name}`, [
    'Premium Plan',
  ]),
);

export const ConfirmingDelete = meta.story(
  askedDeletion(opened({ type: 'delete', row: investor }), { noun: 'investor', row: investor }),
);

export const RecordNotFound = meta.story({
  ...missingRecord(opened({ type: 'missing' }), 'Investor'),
  tags: ['failed'],
});
