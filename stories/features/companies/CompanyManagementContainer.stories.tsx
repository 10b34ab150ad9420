import { expect, screen, waitFor, within } from 'storybook/test';
import { companies } from '#fixtures/build/samples.ts';
import { delayed, failing, pending } from '#fixtures/msw/overrides.ts';
import { masterRecords } from '#src/app/records/masterKinds.ts';
import { LOGO_FAILED } from '#src/features/companies/branding/companyLogo.ts';
import { CompanyManagementContainer } from '#src/features/companies/CompanyManagementContainer.tsx';
import { loaded } from '#stories/features/shared/related/sampleKinds.ts';
import { withRecords } from '#stories/features/shared/related/withRecords.tsx';
import { chooseFilter } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';
import { acme } from './screenArgs.ts';

const path = '/master/company-management';

const meta = preview.meta({
  title: 'Containers/Master Portal/Company Management',
  component: CompanyManagementContainer,
  ...containerAt(path, withRecords(loaded(masterRecords))),
});

const at = (query: string) => ({ route: `${path}?${query}` });
const opened = (dialog: string) => at(`open=${dialog}&id=${acme.id}`);
const logoResting = { overrides: [failing('/company/get/logo/*')] };
const status = () => screen.findByText(/^Showing /);

/** The server compares letters as they are: what it does not find is looked for among all companies, in any spelling. */
export const SearchedInAnotherSpelling = meta.story({
  parameters: at('search=sohne'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => {
      await expect(await status()).toHaveTextContent('Showing 1 to 1 of 1 company, in another spelling');
    });
    await expect(canvas.getByRole('link', { name: 'Hafen & Söhne' })).toBeVisible();
    await userEvent.type(canvas.getByPlaceholderText('Search by company name or email'), ' x');
    await expect(await canvas.findByText('No companies found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await status()).toHaveTextContent('Showing 1 to 20 of 37 companies'));
  },
});

/** The plan is filtered in the browser, over all companies: the count is that of all pages. */
export const FilteredByPlan = meta.story({
  play: async ({ userEvent }) => {
    await status();
    await chooseFilter(userEvent, 'Plan', 'Premium Plan');
    const premium = companies.filter(({ plan }) => plan === 'Premium').length;
    await waitFor(async () => expect(await status()).toHaveTextContent(`of ${premium} companies`));
  },
});

/** The bulk bar counts selected rows that a search of the server hides, and offers Select all for the matching ones. */
export const SelectedElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await status();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Acme Developments' }));
    await userEvent.type(canvas.getByPlaceholderText('Search by company name or email'), 'hafen');
    await waitFor(async () => expect(await status()).toHaveTextContent('of 1 company'));
    const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await expect(bar.getByText('1 selected, not shown')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Select all 1' }));
    await expect(await bar.findByText('2 selected, 1 not shown')).toBeVisible();
  },
});

/** The address of a page after the last one is corrected. */
export const PageGone = meta.story({
  tags: ['fault'],
  parameters: at('page=99'),
  play: async () => {
    await waitFor(async () => expect(await status()).toHaveTextContent('Showing 21 to 37 of 37 companies'));
    await expect(await screen.findByText('Hafen & Söhne')).toBeVisible();
  },
});

/** The server's answers about a logo, in the dialogs that show it. */
export const LogoWithoutAnswer = meta.story({
  tags: ['fault'],
  parameters: { ...opened('details'), server: logoResting },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Company Details' }));
    await expect(await dialog.findByText(LOGO_FAILED, {}, { timeout: 5000 })).toBeVisible();
  },
});

/** The answer arrives after the form was closed: the toast names the record and stays over the next form. */
export const RefusedAfterClosing = meta.story({
  tags: ['fault'],
  parameters: {
    ...opened('edit'),
    server: { overrides: [delayed('/company/update/*', 300), failing('/company/update/*')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'City' }), ' II');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await userEvent.keyboard('{Escape}');
    const asked = within(await screen.findByRole('dialog', { name: 'Close while saving?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Close' }));
    const message = await screen.findByRole('alert', {}, { timeout: 5000 });
    await waitFor(() => expect(message).toHaveTextContent('The server is resting.Acme Developments'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add New Company' }));
    await screen.findByRole('dialog', { name: 'Add New Company' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(message).toBeVisible();
  },
});

/** Companies that others have deleted leave the selection, whether one or more of them are deleted. */
export const SelectedAndGone = meta.story({
  tags: ['fault'],
  parameters: {
    server: { overrides: [failing('/company/delete/*', 404, { message: 'This company no longer exists.' })] },
  },
  play: async ({ canvas, userEvent }) => {
    await status();
    const selected = () => canvas.queryByRole('group', { name: 'Selected rows' });
    const remove = async (title: string) => {
      const asked = await screen.findByRole('dialog', { name: title });
      await userEvent.click(within(asked).getByRole('button', { name: /^Delete/ }));
    };
    for (const box of canvas.getAllByRole('checkbox', { name: /^Select (?!this page)/ }).slice(0, 3))
      await userEvent.click(box);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Delete ./ })[0] as HTMLElement);
    await remove('Delete company');
    const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await expect(await bar.findByText('2 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await remove('Delete companies');
    await expect(await screen.findByText('2 failed: This company no longer exists.')).toBeVisible();
    await waitFor(() => expect(selected()).toBeNull());
  },
});

/** While the deletion is in flight, the row is hidden, the total is one less, and the foot counts the shown rows. */
export const Deleting = meta.story({
  parameters: {
    ...at(`open=delete&id=${acme.id}`),
    server: { overrides: [pending('/company/delete/*')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await status()).toHaveTextContent('Showing 1 to 19 of 36 companies'));
    await expect(canvas.queryByRole('button', { name: 'View Acme Developments' })).toBeNull();
  },
});

/** A page without the row keeps its total until the server has answered. */
export const DeletingOnAnotherPage = meta.story({
  parameters: { server: { overrides: [pending('/company/delete/*')] } },
  play: async ({ canvas, userEvent }) => {
    await status();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(await status()).toHaveTextContent('Showing 21 to 37 of 37 companies'));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Hafen & Söhne' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Delete company' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    await waitFor(async () => expect(await status()).toHaveTextContent('Showing 21 to 36 of 36 companies'));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await waitFor(async () => expect(await status()).toHaveTextContent('Showing 1 to 20 of 37 companies'));
  },
});
