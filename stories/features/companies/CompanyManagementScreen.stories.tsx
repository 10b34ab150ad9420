import { expect, screen, within } from 'storybook/test';
import { buildCompany } from '#fixtures/build/company.ts';
import { companies } from '#fixtures/build/samples.ts';
import { CompanyManagementScreen } from '#src/features/companies/CompanyManagementScreen.tsx';
import { companyList } from '#src/features/companies/companyList.ts';
import { addressLine } from '#src/lib/address.ts';
import { longEmail, longName } from '#stories/longTexts.ts';
import { shownDialog, storyStates } from '#stories/storyStates.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { acme, opened, screenArgs } from './screenArgs.ts';

const states = storyStates(companyList, {
  rows: companies,
  long: [
    buildCompany({
      companyName: 'The Very Long Established International Property Development Holding of the Gulf',
      companyEmail: longEmail,
      phoneNumber: '+971 50 123 4567 ext. 1234567890',
      plan: 'A plan that the server calls by a very long name of its own',
      developerUser: longName,
      status: 'suspended',
    }),
    buildCompany({ companyName: 'شركة النخيل للتطوير العقاري', developerUser: '株式会社ブルーム' }),
    buildCompany({ companyName: '<b>Not bold</b>', companyEmail: '', phoneNumber: '', plan: null }),
  ],
  add: 'Add New Company',
});

const meta = preview.meta({
  title: 'Screens/Master Portal/Company Management',
  component: CompanyManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    for (const [verb, dialog] of [
      ['View', 'details'],
      ['Edit', 'edit'],
      ['Subscription', 'subscription'],
      ['Delete', 'delete'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `${verb} Acme Developments` }));
      await expect(args.list.open.onOpen).toHaveBeenLastCalledWith(dialog, acme);
    }
  },
});

export const Loading = meta.story({ ...states.Loading, tags: ['loading'] });
export const Failed = meta.story({ ...states.Failed, tags: ['failed'] });
export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const SecondPage = meta.story(states.SecondPage);
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });

export const ShowingDetails = meta.story({
  args: opened({ type: 'details', row: acme }),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Company Details' });
    for (const text of ['hello@acme.example', 'Premium Plan', 'Layla Haddad', 'Created', 'Updated']) {
      await expect(dialog).toHaveTextContent(text);
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Edit' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith('edit', acme);
    await userEvent.click(within(dialog).getByRole('button', { name: addressLine(acme.address) }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith('address', acme);
  },
});

export const ShowingAddress = meta.story(
  shownDialog(opened({ type: 'address', row: acme }), 'Address of Acme Developments', [acme.address.street]),
);

export const ShowingSubscription = meta.story(
  shownDialog(opened({ type: 'subscription', row: acme }), 'Subscription of Acme Developments', [
    'Sample data',
  ]),
);
