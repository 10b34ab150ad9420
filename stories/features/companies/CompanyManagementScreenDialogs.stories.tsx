import { expect, screen, waitFor, within } from 'storybook/test';
import { CompanyManagementScreen } from '#src/features/companies/CompanyManagementScreen.tsx';
import { companyResource } from '#src/features/companies/companyResource.ts';
import preview from '#storybook/preview.tsx';
import { filledForm, refusedForm, savingForm, shownDialog } from '../dialogStates.ts';
import { asPage } from '../page.tsx';
import { refused, resourceOf, unanswered } from '../resourceOf.ts';
import { acme, opened, screenArgs } from './screenArgs.ts';

const taken = 'A company with this email already exists';

const meta = preview.meta({
  title: 'Screens/Master Portal/Company Management/Dialogs',
  component: CompanyManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

export const Adding = meta.story(shownDialog(opened({ type: 'add' }), 'Add New Company'));

export const ShowingImport = meta.story(shownDialog(opened({ type: 'import' }), 'Import companies'));

export const Editing = meta.story(
  filledForm(opened({ type: 'edit', row: acme }), 'Edit Company', 'Company Name', 'Acme Developments'),
);

export const ShowingCompare = meta.story(
  shownDialog(opened({ type: 'compare', row: acme }), 'Compare companies', ['hello@acme.example']),
);

export const ShowingDetails = meta.story({
  args: opened({ type: 'details', row: acme }),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Company Details' });
    for (const text of ['hello@acme.example', 'Premium Plan', 'Layla Haddad', 'Created', 'Updated']) {
      await expect(dialog).toHaveTextContent(text);
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Edit' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith('edit', acme);
  },
});

export const ShowingSubscription = meta.story({
  args: opened({ type: 'subscription', row: acme }),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Subscription of Acme Developments' });
    await expect(within(dialog).getByText('Sample data')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Edit Subscription' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Plan' }), 'Basic Plan');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.dialogs.onSubscription).toHaveBeenCalledWith(
        acme,
        expect.objectContaining({ plan: 'Basic Plan', startDate: acme.subscription?.startDate }),
      ),
    );
  },
});

export const Saving = meta.story({
  ...savingForm(
    opened(
      { type: 'edit', row: acme },
      { resource: resourceOf(companyResource.kind, { update: unanswered() }) },
    ),
  ),
  tags: ['loading'],
});

export const SaveRejected = meta.story({
  ...refusedForm(
    opened(
      { type: 'edit', row: acme },
      { resource: resourceOf(companyResource.kind, { update: refused(taken, { companyEmail: taken }) }) },
    ),
    'Company Email',
    taken,
  ),
  tags: ['failed'],
});
