import { expect, screen, waitFor, within } from 'storybook/test';
import { delayed, failing, pending } from '#fixtures/msw/overrides.ts';
import { masterRecords } from '#src/app/records/masterKinds.ts';
import { LOGO_FAILED } from '#src/features/companies/branding/companyLogo.ts';
import { CompanyManagementContainer } from '#src/features/companies/CompanyManagementContainer.tsx';
import { loaded } from '#stories/features/shared/related/sampleKinds.ts';
import { withRecords } from '#stories/features/shared/related/withRecords.tsx';
import { dialog, pressIn } from '#stories/steps.ts';
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
const statusIs = (text: string) =>
  waitFor(async () => expect(await screen.findByText(/^Showing /)).toHaveTextContent(text));

/** The server compares letters as they are: what it does not find is looked for among all companies, in any spelling. */
export const SearchedInAnotherSpelling = meta.story({
  parameters: at('search=sohne'),
  play: async ({ canvas, step, userEvent }) => {
    await step('The address searches “sohne”: Hafen & Söhne is found in another spelling', async () => {
      await statusIs('Showing 1 to 1 of 1 company, in another spelling');
      await expect(canvas.getByRole('link', { name: 'Hafen & Söhne' })).toBeVisible();
    });
    await step(
      'Type a word that no company has, and clear the filters: all companies are there again',
      async () => {
        await userEvent.type(canvas.getByPlaceholderText('Search by company name or email'), ' x');
        await expect(await canvas.findByText('No companies found')).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
        await statusIs('Showing 1 to 20 of 37 companies');
      },
    );
  },
});

/** The bulk bar counts selected rows that a search of the server hides, and offers Select all for the matching ones. */
export const SelectedElsewhere = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('Select a company, then search another one', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Acme Developments' }));
      await userEvent.type(canvas.getByPlaceholderText('Search by company name or email'), 'hafen');
      await statusIs('of 1 company');
    });
    await step('The bar counts the selected row that is hidden, and selects all that match', async () => {
      const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
      await expect(bar.getByText('1 selected, not shown')).toBeVisible();
      await userEvent.click(bar.getByRole('button', { name: 'Select all 1' }));
      await expect(await bar.findByText('2 selected, 1 not shown')).toBeVisible();
    });
  },
});

/** The address of a page after the last one is corrected. */
export const PageGone = meta.story({
  tags: ['fault'],
  parameters: at('page=99'),
  play: async () => {
    await statusIs('Showing 21 to 37 of 37 companies');
    await expect(await screen.findByText('Hafen & Söhne')).toBeVisible();
  },
});

/** The server's answers about a logo, in the dialogs that show it. */
export const LogoWithoutAnswer = meta.story({
  tags: ['fault'],
  parameters: { ...opened('details'), server: { overrides: [failing('/company/get/logo/*')] } },
  play: async () => {
    const details = await dialog('Company Details');
    await expect(await details.findByText(LOGO_FAILED, {}, { timeout: 5000 })).toBeVisible();
  },
});

let formClosed = Promise.resolve();
let answer = () => {};

export const RefusedAfterClosing = meta.story({
  tags: ['fault'],
  parameters: {
    ...opened('edit'),
    server: {
      overrides: [delayed('/company/update/*', () => formClosed), failing('/company/update/*')],
    },
  },
  beforeEach: () => {
    formClosed = new Promise((resolve) => {
      answer = resolve;
    });
  },
  play: async ({ canvas, step, userEvent }) => {
    const message = () => screen.findByRole('alert', {}, { timeout: 5000 });
    await step('Save a change, and close the form before the server answers', async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'City' }), ' II');
      await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
      await userEvent.keyboard('{Escape}');
      await pressIn(userEvent, 'Close while saving?', 'Close');
      answer();
    });
    await step('The message of the refusal names the company', async () => {
      await waitFor(async () =>
        expect(await message()).toHaveTextContent('The server is resting.Acme Developments'),
      );
    });
    await step('It stays while another form is opened and closed', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add New Company' }));
      await screen.findByRole('dialog', { name: 'Add New Company' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await message()).toBeVisible();
    });
  },
});

export const SelectedAndGone = meta.story({
  tags: ['fault'],
  parameters: {
    server: { overrides: [failing('/company/delete/*', 404, { message: 'This company no longer exists.' })] },
  },
  play: async ({ canvas, step, userEvent }) => {
    const bar = async () => within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await step('Select three companies', async () => {
      await statusIs('of 37');
      for (const box of canvas.getAllByRole('checkbox', { name: /^Select (?!this page)/ }).slice(0, 3))
        await userEvent.click(box);
    });
    await step('Delete one that someone else has deleted: it leaves the selection', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^Delete ./ })[0] as HTMLElement);
      await pressIn(userEvent, 'Delete company', 'Delete');
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'This company no longer exists.Acme Developments',
      );
      await expect(await (await bar()).findByText('2 selected')).toBeVisible();
    });
    await step('Delete the other two, which have been deleted too: the selection is empty', async () => {
      await userEvent.click((await bar()).getByRole('button', { name: 'Delete' }));
      await pressIn(userEvent, 'Delete companies', 'Delete');
      await expect(await screen.findByText('2 failed: This company no longer exists.')).toBeVisible();
      await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull());
    });
  },
});

export const Deleting = meta.story({
  parameters: { server: { overrides: [pending('/company/delete/*')] } },
  play: async ({ canvas, step, userEvent }) => {
    await step('Delete a company of the second page, while the server does not answer', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
      await statusIs('Showing 21 to 37 of 37 companies');
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Hafen & Söhne' }));
      await pressIn(userEvent, 'Delete company', 'Delete');
    });
    await step('Its row is hidden, and the page counts one less', async () => {
      await statusIs('Showing 21 to 36 of 36 companies');
      await expect(canvas.queryByRole('button', { name: 'View Hafen & Söhne' })).toBeNull();
    });
    await step('The first page keeps its total, and the second one still hides the row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await statusIs('Showing 1 to 20 of 37 companies');
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await statusIs('Showing 21 to 36 of 36 companies');
    });
  },
});
