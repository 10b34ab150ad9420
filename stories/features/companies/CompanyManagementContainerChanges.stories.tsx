import { expect, screen, waitFor, within } from 'storybook/test';
import { companyNumber } from '#fixtures/build/company.ts';
import { failing, failingOnce, pending } from '#fixtures/msw/overrides.ts';
import { masterKinds } from '#src/app/records/masterKinds.ts';
import { CompanyManagementContainer } from '#src/features/companies/CompanyManagementContainer.tsx';
import { RecordsContext } from '#src/features/shared/records/RecordsContext.ts';
import { loaded } from '#stories/features/shared/related/sampleKinds.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { logoFile } from './logoFile.ts';
import { acme } from './screenArgs.ts';

const path = '/master/company-management';

const meta = preview.meta({
  title: 'Containers/Master Portal/Company Management/Changes',
  component: CompanyManagementContainer,
  decorators: [
    (Story) => (
      <RecordsContext value={{ kinds: loaded(masterKinds) }}>
        <Story />
      </RecordsContext>
    ),
    asPage,
  ],
  parameters: { layout: 'fullscreen', route: path, session: 'super_admin', server: {} },
});

const at = (query: string) => ({ route: `${path}?${query}` });
const status = () => screen.findByText(/^Showing /);

export const Created = meta.story({
  parameters: at('open=add'),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Company Name' }), 'Pier Nine');
    await userEvent.type(screen.getByRole('textbox', { name: 'Company Email' }), 'hello@pier9.example');
    await userEvent.upload(screen.getByLabelText(/Choose file Logo/), logoFile());
    await screen.findByText(/^logo\.png, /);
    await userEvent.click(screen.getByRole('button', { name: 'Add Company' }));
    await expect(await screen.findByText('Company created')).toBeVisible();
    await expect(await screen.findByText('Company saved successfully')).toBeVisible();
    await waitFor(async () => expect(await status()).toHaveTextContent('of 38 companies'));
  },
});

export const Updated = meta.story({
  parameters: at(`open=edit&id=${acme.id}`),
  play: async ({ canvas, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Company Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Acme Renamed');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Company updated')).toBeVisible();
    await expect(await screen.findByText('Company saved successfully')).toBeVisible();
    await expect(await canvas.findByText('Acme Renamed')).toBeVisible();
  },
});

export const UpdateRejected = meta.story({
  tags: ['fault'],
  parameters: { ...at(`open=edit&id=${acme.id}`), server: { overrides: [failing('/company/update/*')] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit Company' });
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('The server is resting.');
  },
});

/** The confirmation counts its developer users; the row is removed immediately. */
export const Deleted = meta.story({
  parameters: at(`open=delete&id=${acme.id}`),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await screen.findByText('It has 3 developer users, who stay without a company.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Company deleted')).toBeVisible();
    await waitFor(async () => expect(await status()).toHaveTextContent('of 36 companies'));
    await expect(canvas.queryByRole('button', { name: 'View Acme Developments' })).toBeNull();
  },
});

/** The details and the question count the same developer users. */
export const DevelopersCounted = meta.story({
  parameters: at(`open=details&id=${acme.id}`),
  play: async ({ canvas, userEvent }) => {
    const details = within(await screen.findByRole('dialog', { name: 'Company Details' }));
    await expect(await details.findByRole('region', { name: 'Developer Users (3)' })).toBeVisible();
    await userEvent.click(details.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Acme Developments' }));
    await expect(await screen.findByText(/^It has 3 developer users,/u)).toBeVisible();
  },
});

/** A deleted company leaves the selection, although the table with one page cannot know that it was deleted. */
export const SelectedAndDeleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await status();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Acme Developments' }));
    const selected = () => canvas.queryByRole('group', { name: 'Selected rows' });
    await expect(selected()).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Acme Developments' }));
    const asked = await screen.findByRole('dialog', { name: 'Delete company' });
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Company deleted')).toBeVisible();
    await waitFor(() => expect(selected()).toBeNull());
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

/** A failure without a message: the console shows its own, and the row is shown again. */
export const DeleteRejected = meta.story({
  tags: ['fault'],
  parameters: {
    ...at(`open=delete&id=${acme.id}`),
    server: { overrides: [failingOnce('/company/delete/*', 500, {})] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Failed to delete company')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'View Acme Developments' })).toBeVisible();
    await expect(await status()).toHaveTextContent('of 37 companies');
  },
});

/** No API stores a subscription: a saved one is kept in this tab, and the Plan column shows it. */
export const Subscribed = meta.story({
  parameters: {
    ...at('open=subscription&id=c00000000000000000000001'),
    server: { companies: [companyNumber(1)] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Subscription' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Plan' }), 'Enterprise Plan');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Subscription Updated')).toBeVisible();
    await expect(screen.getByText('Subscription details have been saved successfully.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Enterprise Plan', { selector: 'td *, td' })).toBeVisible();
  },
});
