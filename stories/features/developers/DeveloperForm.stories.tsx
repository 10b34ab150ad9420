import { expect, fn, screen, waitFor } from 'storybook/test';
import { ApiError } from '#src/api/http/errors.ts';
import { DeveloperForm } from '#src/features/developers/DeveloperForm.tsx';
import { developerResource } from '#src/features/developers/developerResource.ts';
import { loaded, masterWith } from '#stories/features/shared/related/sampleKinds.ts';
import { withRecords } from '#stories/features/shared/related/withRecords.tsx';
import { button, dialog, field, fill, fillIn, press } from '#stories/steps.ts';
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
    await press(userEvent, 'Add Developer');
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
    await press(userEvent, 'Add Developer');
    await waitFor(async () => expect(await field('Name')).toHaveFocus());
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
  play: async ({ userEvent }) => {
    await press(userEvent, 'Save Changes');
    await waitFor(async () => expect(await button('Save Changes')).toHaveAttribute('aria-busy', 'true'));
  },
});

const duplicate = 'A developer with this email already exists';

export const Rejected = meta.story({
  tags: ['failed'],
  args: {
    record: layla,
    resource: resourceOf(developerResource.kind, {
      update: refused(duplicate, { email: duplicate }),
    }),
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Save Changes');
    const email = await field('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(duplicate));
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
    await press(userEvent, 'Save Changes');
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
    await press(userEvent, 'Retry');
    await expect(failed.onRetry).toHaveBeenCalledOnce();
    await expect(await company()).toHaveFocus();
    await press(userEvent, 'Save Changes');
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
    await press(userEvent, 'Save Changes');
    await waitFor(() =>
      expect(args.resource.update).toHaveBeenCalledWith(
        expect.objectContaining({ id: layla.id }),
        expect.objectContaining({ isActive: false, companyId: '' }),
      ),
    );
  },
});

const unreached = fn(async (): Promise<never> => {
  throw new ApiError('network');
});

/** The answer to an update was lost: it can be saved again without harm, so nothing is said about the list. */
export const AnswerOfUpdateLost = meta.story({
  tags: ['behaviour'],
  args: { record: layla, resource: resourceOf(developerResource.kind, { update: unreached }) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Name'), ' II');
    await press(userEvent, 'Save Changes');
    await expect(await (await dialog('Edit Developer')).findByRole('alert')).toHaveTextContent(
      /^The server cannot be reached\. Check the connection and try again\.$/u,
    );
  },
});
