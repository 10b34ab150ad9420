import { expect, screen, waitFor, within } from 'storybook/test';
import { PlansScreen } from '#src/features/plans/PlansScreen.tsx';
import preview from '#storybook/preview.tsx';
import { filledForm, shownDialog } from '../dialogStates.ts';
import { asPage } from '../page.tsx';
import { developerScreen, opened, planNamed } from './screenArgs.ts';

const basic = planNamed('Basic');

const meta = preview.meta({
  title: 'Screens/Master Portal/Plans/Dialogs',
  component: PlansScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: developerScreen,
});

export const Adding = meta.story(shownDialog(opened({ type: 'add' }), 'Add New Subscription Plan'));

export const Editing = meta.story(
  filledForm(opened({ type: 'edit', row: basic }), 'Edit Subscription Plan', 'Name', 'Basic'),
);

export const ShowingDetails = meta.story({
  args: opened({ type: 'details', row: basic }),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Plan Details' });
    await expect(dialog).toHaveTextContent('Created Byadmin@blume.example');
    await expect(within(dialog).getByText('ACTIVE')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Companies (13)' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith('companies', basic);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Edit' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith('edit', basic);
  },
});

export const ShowingCompanies = meta.story({
  args: opened({ type: 'companies', row: planNamed('Standard') }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Companies on Standard' });
    await expect(dialog).toHaveAccessibleDescription('Total companies using this plan: 10');
    const headers = within(dialog).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Company Name',
      'Contact Email',
      'Developer User',
      'Company Status',
      'Subscription Status',
    ]);
    await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(11));
  },
});

/** A card tells its two statuses apart: the company's is in the corner, the other has a label. */
export const ShowingCompaniesNarrow = meta.story({
  tags: ['narrow'],
  args: opened({ type: 'companies', row: planNamed('Standard') }),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Companies on Standard' }));
    const [suspended] = await dialog.findAllByText('Suspended');
    await expect(suspended).toBeVisible();
    await expect(dialog.getAllByText('Subscription')[0]).toBeVisible();
  },
});

export const ShowingNoCompanies = meta.story({
  tags: ['empty'],
  args: opened({ type: 'companies', row: planNamed('भारत आरंभ') }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Companies on भारत आरंभ' });
    await expect(dialog).toHaveAccessibleDescription('Total companies using this plan: 0');
    await expect(within(dialog).getByText('No companies are currently using this plan')).toBeVisible();
  },
});
