import { expect, screen, waitFor, within } from 'storybook/test';
import { companies } from '#fixtures/build/samples.ts';
import { delayed, failing, failingOnce } from '#fixtures/msw/overrides.ts';
import { LOGO_FAILED } from '#src/features/companies/branding/companyLogo.ts';
import { CompanyManagementContainer } from '#src/features/companies/CompanyManagementContainer.tsx';
import { chooseFilter } from '#stories/filters.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { acme } from './screenArgs.ts';

const path = '/master/company-management';

const meta = preview.meta({
  title: 'Containers/Master Portal/Company Management',
  component: CompanyManagementContainer,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: path, session: 'super_admin', server: {} },
});

const at = (query: string) => ({ route: `${path}?${query}` });
const opened = (dialog: string) => at(`open=${dialog}&id=${acme.id}`);
const logoResting = { overrides: [failing('/company/get/logo/*')] };
const status = () => screen.findByText(/^Showing /);

export const Listed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await status()).toHaveTextContent('Showing 1 to 20 of 37 companies');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(await status()).toHaveTextContent('Showing 21 to 37 of 37 companies'));
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
  },
});

/** The server searches and filters by status: each keystroke gets an answer, and the focus stays in the search. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await status();
    const search = canvas.getByPlaceholderText('Search by company name or email');
    await userEvent.type(search, 'acme');
    await waitFor(async () => expect(await status()).toHaveTextContent('Showing 1 to 1 of 1 company'));
    await expect(search).toHaveFocus();
    await chooseFilter(userEvent, 'Status', 'Suspended');
    await expect(await canvas.findByText('No companies found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await status()).toHaveTextContent('of 37 companies'));
  },
});

/** The plan is filtered in the browser, over all companies: the count is that of all pages. */
export const FilteredByPlan = meta.story({
  play: async ({ userEvent }) => {
    await status();
    await chooseFilter(userEvent, 'Plan', 'Premium Plan');
    const premium = companies.filter(({ plan }) => plan === 'Premium Plan').length;
    await waitFor(async () => expect(await status()).toHaveTextContent(`of ${premium} companies`));
  },
});

/** Which companies in Dubai on a plan have expired: the URL has the question, and the menu View the columns of the answer. */
export const ExpiredInDubai = meta.story({
  parameters: at('subscription=Expired&city=Dubai&plan=Basic+Plan'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await status()).toHaveTextContent('of 1 company'));
    await expect(canvas.getByRole('button', { name: 'Remove Subscription Status Expired' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '+ Filter' }));
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Dubai');
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    for (const name of ['City', 'Country', 'Subscription Status', 'Ends', 'Amount']) {
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    }
    await userEvent.keyboard('{Escape}');
    const row = within(await canvas.findByRole('row', { name: /Marina Heights/ }));
    await expect(row.getByRole('cell', { name: 'Expired' })).toBeInTheDocument();
    await expect(row.getByRole('cell', { name: '$49/month' })).toBeInTheDocument();
  },
});

/** Sorting also covers all companies, because the server cannot sort. */
export const Sorted = meta.story({
  parameters: at('sort=companyName.desc'),
  play: async ({ canvas }) => {
    await status();
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /^Company Name/ })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    );
    await expect(await status()).toHaveTextContent('Showing 1 to 20 of 37 companies');
  },
});

/** Selected rows stay selected while the server's filter hides them, however the list is paged. */
export const SelectionSurvives = meta.story({
  parameters: at('sort=companyName.asc'),
  play: async ({ canvas, userEvent }) => {
    await status();
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select (?!this page)/ }).slice(0, 3);
    for (const box of boxes) await userEvent.click(box);
    const said = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await expect(said.getByText('3 selected')).toBeVisible();
    const search = canvas.getByPlaceholderText('Search by company name or email');
    await userEvent.type(search, 'hafen');
    await waitFor(async () => expect(await status()).toHaveTextContent('of 1 company'));
    await expect(said.getByText('3 selected, not shown')).toBeVisible();
    await userEvent.clear(search);
    await waitFor(async () => expect(await status()).toHaveTextContent('of 37 companies'));
    await expect(said.getByText('3 selected')).toBeVisible();
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

export const LoadFailed = meta.story({
  tags: ['fault'],
  parameters: { server: { overrides: [failing('/company/getAll')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load companies')).toBeVisible();
    await expect(canvas.getByText('The server is resting.')).toBeVisible();
  },
});

/** A link to a company that is on another page. */
export const DeepLink = meta.story({
  parameters: at(`open=details&id=${companies[30]?.id}`),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Company Details' });
    await expect(dialog).toHaveTextContent(companies[30]?.companyName ?? '');
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

export const LogoWithoutAnswerInForm = meta.story({
  tags: ['fault'],
  parameters: { ...opened('edit'), server: logoResting },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Company' }));
    await expect(await dialog.findByText(LOGO_FAILED, {}, { timeout: 5000 })).toBeInTheDocument();
    await expect(dialog.getByLabelText('Choose file Logo')).toBeEnabled();
  },
});

/** Two deletions: the failure names its company; the success does not, because nothing on the page has that name. */
export const DeletedInARow = meta.story({
  parameters: { server: { overrides: [failingOnce('/company/delete/*')] } },
  play: async ({ canvas, userEvent }) => {
    async function remove(name: string) {
      await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }));
      const asked = within(await screen.findByRole('dialog', { name: 'Delete company' }));
      await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await remove('Acme Developments');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The server is resting.Acme'));
    await canvas.findByRole('button', { name: 'Delete Acme Developments' });
    await remove('Palm Crest Holdings');
    await expect(await screen.findByText('Company deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Palm Crest Holdings')).toBeNull());
  },
});

/** The answer arrives after the form was closed: the toast names the record and stays over the next form. */
export const RefusedAfterClosing = meta.story({
  tags: ['fault'],
  parameters: {
    ...opened('edit'),
    server: { overrides: [delayed('/company/update/*', 1000), failing('/company/update/*')] },
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
