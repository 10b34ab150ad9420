import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { companyNumber } from '#fixtures/build/company.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { DeveloperForm } from '#src/features/developers/DeveloperForm.tsx';
import { developerResource } from '#src/features/developers/developerResource.ts';
import type { OptionsState } from '#src/features/developers/optionsState.ts';
import { loaded, masterWith } from '#stories/features/shared/related/sampleKinds.ts';
import { withRecords } from '#stories/features/shared/related/withRecords.tsx';
import { field, fill, fillIn, submitByEnter } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { refused, resourceOf, unanswered } from '../resourceOf.ts';
import { developerNamed, sampleOptions } from './screenArgs.ts';

const layla = developerNamed('Layla Haddad');

const meta = preview.meta({
  title: 'Screens/Master Portal/Developer Management/Form',
  component: DeveloperForm,
  args: {
    record: null,
    resource: resourceOf(developerResource.kind),
    companies: sampleOptions,
    company: '',
    onClose: fn(),
  },
});

const nadia = {
  Name: 'Nadia Rahimi',
  'Emirates ID': '784-1991-1234567-1',
  Email: 'nadia@acme.example',
  'Phone Number': '+971 50 000 0000',
};

const company = () => screen.findByRole('combobox', { name: 'Company' });

/** A new developer user begins active, with the first company of the list. */
export const Empty = meta.story({
  tags: ['empty'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add Developer' })).toBeVisible();
    await expect(await company()).toHaveValue('Acme Developments');
    await expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
    await expect(screen.queryByText(/unsaved/)).toBeNull();
  },
});

/** A new developer user begins with the company that the list is filtered by. */
export const OfCompany = meta.story({
  tags: ['behaviour'],
  args: { company: sampleOptions.options[2]?.value ?? '' },
  play: async () => {
    await expect(await company()).toHaveValue('Marina Heights Real Estate');
    await expect(screen.queryByText(/unsaved/)).toBeNull();
  },
});

export const Prefilled = meta.story({
  args: { record: layla },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Developer' })).toBeVisible();
    await expect(await field('Name')).toHaveValue('Layla Haddad');
    await expect(await field('Emirates ID')).toHaveValue(layla.emiratesId);
    await expect(await field('Email')).toHaveValue('layla@acme.example');
    await expect(await field('Phone Number')).toHaveValue(layla.phoneNumber);
    await expect(await company()).toHaveValue('Acme Developments');
  },
});

const records = loaded(masterWith());

/** The phone number of an active developer user, in any writing, is no error: the form can be saved. */
export const SamePhone = meta.story({
  decorators: [withRecords(records)],
  play: async ({ args, userEvent }) => {
    await fillIn(userEvent, 'Add Developer', {
      ...nadia,
      'Phone Number': layla.phoneNumber.replace('+', '00'),
    });
    await expect(await screen.findByText(/^Same/u)).toHaveTextContent('Same Phone Number as Layla Haddad');
    await expect(screen.getByRole('link', { name: 'Layla Haddad' })).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('button', { name: 'Add Developer' }));
    await waitFor(() => expect(args.resource.create).toHaveBeenCalledOnce());
  },
});

/** No warning is about the edited developer user's own number, and none stays when the number is no longer the same. */
export const SameEmiratesId = SamePhone.extend({
  args: { record: developerNamed('Omar Farouk') },
  play: async ({ userEvent }) => {
    const emiratesId = await field('Emirates ID');
    const own = emiratesId.getAttribute('value') ?? '';
    await expect(screen.queryByText(/^Same/u)).toBeNull();
    await fill(userEvent, emiratesId, layla.emiratesId.slice(0, -1));
    await expect(screen.queryByText(/^Same/u)).toBeNull();
    await userEvent.type(emiratesId, layla.emiratesId.slice(-1));
    await expect(await screen.findByText(/^Same/u)).toHaveTextContent('Same Emirates ID as Layla Haddad');
    await fill(userEvent, emiratesId, own);
    await waitFor(() => expect(screen.queryByText(/^Same/u)).toBeNull());
    await fill(userEvent, emiratesId, layla.emiratesId);
    await expect(await screen.findByText(/^Same/u)).toBeVisible();
  },
});

export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Developer' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    for (const name of ['Name', 'Email', 'Phone Number']) {
      await expect(await field(name)).toHaveAccessibleDescription('Required');
    }
    await expect(await field('Emirates ID')).toHaveAccessibleDescription(/^Required /);
    await screen.findByText('Please fill in all required fields');
    await expect(args.resource.create).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  tags: ['loading'],
  args: { record: layla, resource: resourceOf(developerResource.kind, { update: unanswered() }) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(args.resource.update).toHaveBeenCalledOnce();
  },
});

export const Rejected = meta.story({
  tags: ['failed'],
  args: {
    record: layla,
    resource: resourceOf(developerResource.kind, {
      update: refused('A developer with this email already exists', {
        email: 'A developer with this email already exists',
      }),
    }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    const email = await field('Email');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('A developer with this email already exists'),
    );
    await waitFor(() => expect(email).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The refusal stays while the text means the refused value: spaces around it are no change. */
export const RejectedWithSpaces = Rejected.extend({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const message = 'A developer with this email already exists';
    const email = await field('Email');
    await userEvent.type(email, ' ');
    submitByEnter(email);
    await waitFor(() => expect(email).toHaveAccessibleDescription(message));
    await userEvent.type(email, ' ');
    await userEvent.tab();
    await expect(email).toHaveValue(layla.email);
    await expect(email).toHaveAccessibleDescription(message);
    await userEvent.type(email, 'x');
    await waitFor(() => expect(email).not.toHaveAccessibleDescription(message));
  },
});

/** Enter sends an Emirates ID with its dashes, however it was typed. */
export const SavedByEnter = meta.story({
  tags: ['behaviour'],
  args: { record: layla },
  play: async ({ args, userEvent }) => {
    const emiratesId = await field('Emirates ID');
    await userEvent.clear(emiratesId);
    await userEvent.type(emiratesId, '784198712345671');
    submitByEnter(emiratesId);
    await expect(await screen.findByText('Emirates ID: 784-1987-1234567-1')).toBeVisible();
    await expect(args.resource.update).toHaveBeenCalledWith(
      layla,
      expect.objectContaining({ emiratesId: '784-1987-1234567-1' }),
    );
  },
});

const failed = { status: 'failed', message: 'The server is resting.', onRetry: fn() } as const;

/** The name of no company is an error of the field, and the form is not saved. */
export const UnknownCompany = meta.story({
  args: { record: layla },
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

/** Without companies the form cannot be saved: the field says what to do. */
export const NoCompanies = meta.story({
  tags: ['empty'],
  args: { record: null, companies: { status: 'ready', options: [], onRetry: fn() } },
  play: async () => {
    await expect(await company()).toHaveAccessibleDescription(/There are no companies yet/);
  },
});

/** When the list of companies cannot be read, an edited developer user can keep its company. Retry leads to the field. */
export const SavedWithoutCompanies = meta.story({
  tags: ['behaviour'],
  args: { record: layla, companies: failed },
  play: async ({ args, userEvent }) => {
    await expect(await company()).toHaveValue('Acme Developments');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(failed.onRetry).toHaveBeenCalledOnce();
    await expect(await company()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(args.resource.update).toHaveBeenCalledOnce());
  },
});

/** A developer user whose company was deleted can be switched off without another company. */
export const CompanyDeleted = meta.story({
  args: { record: { ...layla, companyId: null, companyName: null } },
  play: async ({ args, userEvent }) => {
    await expect(await company()).toHaveAccessibleDescription(
      'The company no longer exists. Choose another one, or save without one.',
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Active' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.resource.update).toHaveBeenCalledWith(
        expect.objectContaining({ id: layla.id }),
        expect.objectContaining({ isActive: false, companyId: '' }),
      ),
    );
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
    await fill(userEvent, input, '099');
    await expect(await screen.findByRole('option', { name: 'Company 0999' })).toBeVisible();
  },
});

const lost = fn(async (): Promise<never> => {
  throw new ApiError('network');
});

/** The form; its alert has a toast beside it. */
const form = async () => within(await screen.findByRole('dialog'));

/** The answer of the server was lost: the record may exist, and the input stays. */
export const AnswerLost = meta.story({
  tags: ['failed'],
  args: { resource: resourceOf(developerResource.kind, { create: lost }) },
  play: async ({ args, userEvent }) => {
    await fillIn(userEvent, 'Add Developer', nadia);
    await userEvent.click(screen.getByRole('button', { name: 'Add Developer' }));
    await expect(await (await form()).findByRole('alert')).toHaveTextContent(
      /^The server cannot be reached\. Check the connection and try again\. The answer was lost\. The record may exist: look in the list before you save again\.$/u,
    );
    await expect(await field('Name')).toHaveValue('Nadia Rahimi');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The answer to an update was lost: it can be saved again without harm, so nothing is said about the list. */
export const AnswerOfUpdateLost = meta.story({
  tags: ['behaviour'],
  args: { record: layla, resource: resourceOf(developerResource.kind, { update: lost }) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Name'), ' II');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(await (await form()).findByRole('alert')).toHaveTextContent(
      /^The server cannot be reached\. Check the connection and try again\.$/u,
    );
  },
});
