import { expect, fn, screen, waitFor } from 'storybook/test';
import { companyNumber } from '#fixtures/build/company.ts';
import { DeveloperForm } from '#src/features/developers/DeveloperForm.tsx';
import { developerResource } from '#src/features/developers/developerResource.ts';
import type { OptionsState } from '#src/features/developers/optionsState.ts';
import preview from '#storybook/preview.tsx';
import { resourceOf } from '../resourceOf.ts';
import { developerNamed, sampleOptions } from './screenArgs.ts';

const layla = developerNamed('Layla Haddad');

const meta = preview.meta({
  title: 'Screens/Master Portal/Developer Management/Form/Company',
  component: DeveloperForm,
  args: {
    record: layla,
    resource: resourceOf(developerResource.kind),
    companies: sampleOptions,
    company: '',
    onClose: fn(),
  },
});

const failed: OptionsState = { status: 'failed', message: 'The server is resting.', onRetry: fn() };
const company = () => screen.findByRole('combobox', { name: 'Company' });

/** The name of no company is an error of the field, and the form is not saved. */
export const UnknownCompany = meta.story({
  play: async ({ args, userEvent }) => {
    const input = await company();
    await userEvent.click(input);
    await userEvent.keyboard('skyl');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('No company has this name'));
    await expect(input).toHaveValue('skyl');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(args.resource.update).not.toHaveBeenCalled();
    await waitFor(() => expect(input).toHaveFocus());
  },
});

/** The company that was chosen before can be chosen again. */
export const UnknownCompanyMended = UnknownCompany.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const input = await company();
    await userEvent.tripleClick(input);
    await userEvent.keyboard('acme');
    await screen.findByRole('option', { name: 'Acme Developments' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(''));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(args.resource.update).toHaveBeenCalledOnce());
  },
});

export const CompaniesLoading = meta.story({
  tags: ['loading'],
  args: { record: null, companies: { status: 'loading' } },
  play: async () => {
    await expect(await company()).toHaveAttribute('placeholder', 'Loading companies…');
  },
});

export const CompaniesFailed = meta.story({
  tags: ['failed'],
  args: { record: null, companies: failed },
  play: async () => {
    await expect(await company()).toHaveAccessibleDescription(
      /Failed to load companies. The server is resting./,
    );
  },
});

export const CompaniesReadAgain = CompaniesFailed.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await company();
    await userEvent.click(screen.getByRole('button', { name: 'Add Developer' }));
    await waitFor(async () => expect(await company()).toBeInvalid());
    await expect(args.resource.update).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    if (args.companies.status !== 'failed') throw new Error('The story is about a failure.');
    await expect(args.companies.onRetry).toHaveBeenCalledOnce();
  },
});

/** Without companies the form cannot be saved: the field says what to do. */
export const NoCompanies = meta.story({
  tags: ['empty'],
  args: { record: null, companies: { status: 'ready', options: [], onRetry: fn() } },
  play: async () => {
    await expect(await company()).toHaveAccessibleDescription(/There are no companies yet/);
  },
});

export const NoCompaniesCheckedAgain = NoCompanies.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    if (args.companies.status !== 'ready') throw new Error('The story is about an empty list.');
    await expect(args.companies.onRetry).toHaveBeenCalledOnce();
  },
});

/** When the list of companies cannot be read, an edited developer user can keep its company. */
export const CompaniesFailedWhileEditing = meta.story({
  tags: ['failed'],
  args: { companies: failed },
});

export const SavedWithoutCompanies = CompaniesFailedWhileEditing.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await expect(await company()).toHaveValue('Acme Developments');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(args.resource.update).toHaveBeenCalledOnce());
  },
});

const thousand: OptionsState = {
  status: 'ready',
  options: Array.from({ length: 1000 }, (_, index) => {
    const { id, companyName } = companyNumber(index + 1);
    return { value: id, label: companyName };
  }),
  onRetry: fn(),
};

/** The list is open and shows what was searched for. */
export const ThousandCompanies = meta.story({
  tags: ['long'],
  args: { record: { ...layla, companyId: companyNumber(1).id }, companies: thousand },
  play: async ({ userEvent }) => {
    const input = await company();
    await userEvent.clear(input);
    await userEvent.type(input, '099');
    await expect(await screen.findByRole('option', { name: 'Company 0999' })).toBeVisible();
  },
});

export const OneOfThousandChosen = ThousandCompanies.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const input = await company();
    await userEvent.clear(input);
    await userEvent.type(input, '0999');
    await userEvent.click(await screen.findByRole('option', { name: 'Company 0999' }));
    await expect(input).toHaveValue('Company 0999');
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});
