import { expect, fn, screen, waitFor } from 'storybook/test';
import { buildCompany } from '#fixtures/build/company.ts';
import { companies } from '#fixtures/build/samples.ts';
import { LOGO_FAILED, NO_LOGO } from '#src/features/companies/branding/companyLogo.ts';
import { CompanyForm } from '#src/features/companies/CompanyForm.tsx';
import { companyResource } from '#src/features/companies/companyResource.ts';
import { button, dialog, field, fill, press } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { refused, resourceOf, unanswered } from '../resourceOf.ts';
import { logoFile } from './logoFile.ts';
import { acme } from './screenArgs.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Company Management/Form',
  component: CompanyForm,
  args: {
    record: null,
    resource: resourceOf(companyResource.kind),
    logo: NO_LOGO,
    names: companies.map(({ companyName }) => companyName),
    onDeveloperUser: fn(),
    onClose: fn(),
  },
});

const logo = () => screen.findByLabelText(/(Choose file|Replace) Logo/);

/** A new company begins active, in the default colour and font. */
export const Empty = meta.story({
  tags: ['empty'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add New Company' })).toBeVisible();
    for (const name of ['Basic Information', 'Address', 'Branding', 'Settings']) {
      await expect(screen.getByRole('region', { name })).toBeInTheDocument();
    }
    await expect(await field('Primary Color')).toHaveValue('#3B82F6');
    await expect(screen.getByRole('combobox', { name: 'Font Family' })).toHaveValue('Inter');
    await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('active');
    await expect(screen.getByText('PNG, JPEG, WebP or SVG, up to 2 MB')).toBeInTheDocument();
    await expect(screen.queryByText(/unsaved/)).toBeNull();
  },
});

/** While the name of a new company is typed, companies with a similar one are named. */
export const SimilarName = meta.story({
  play: async ({ userEvent }) => {
    const name = await field('Company Name');
    await fill(userEvent, name, 'cedar and stone');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Cedar & Stone exists'));
    await fill(userEvent, name, 'Pier Nine');
    await waitFor(() => expect(name).toHaveAccessibleDescription(''));
    await fill(userEvent, name, 'Cedar & Stone');
  },
});

export const Prefilled = meta.story({
  args: { record: acme },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Company' })).toBeVisible();
    await expect(await field('Company Name')).toHaveValue('Acme Developments');
    await expect(await field('Company Email')).toHaveValue('hello@acme.example');
    await expect(await field('Phone Number')).toHaveValue(acme.phoneNumber);
    await expect(await field('Street')).toHaveValue(acme.address.street);
    await expect(await field('Primary Color')).toHaveValue(acme.branding.primaryColor);
  },
});

export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    await press(userEvent, 'Add Company');
    await waitFor(async () => expect(await field('Company Name')).toHaveFocus());
    await expect(await field('Company Name')).toHaveAccessibleDescription('Required');
    await expect(await field('Company Email')).toHaveAccessibleDescription('Required');
    await expect(await field('Phone Number')).toBeValid();
    await screen.findByText('Please fill in all required fields');
    await expect(args.resource.create).not.toHaveBeenCalled();
  },
});

/** A malformed address is not a missing one: the error is only beside the field. */
export const InvalidValues = meta.story({
  args: {
    record: buildCompany({
      companyEmail: 'hello@acme',
      branding: { logo: null, primaryColor: 'url(evil)', fontFamily: 'Comic Sans' },
    }),
  },
  play: async ({ args, userEvent }) => {
    await press(userEvent, 'Save Changes');
    const email = await field('Company Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter a valid email address'));
    await expect(await field('Primary Color')).toHaveAccessibleDescription('Enter a color such as #3B82F6');
    await expect(screen.getByRole('combobox', { name: 'Font Family' })).toHaveValue('Comic Sans');
    await expect(screen.queryByText('Please fill in all required fields')).toBeNull();
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});

/** The form must not show initials before the logo is read, because a user would upload another one over it. */
export const LogoFailed = meta.story({
  tags: ['failed'],
  args: { record: acme, logo: { url: null, failed: true } },
  play: async () => {
    await expect(await screen.findByText(LOGO_FAILED)).toBeVisible();
    await expect(await logo()).toHaveAccessibleDescription(
      `PNG, JPEG, WebP or SVG, up to 2 MB ${LOGO_FAILED}`,
    );
  },
});

/** The address of the logo was read, but its image cannot be loaded. */
export const LogoBroken = meta.story({
  tags: ['failed'],
  args: { record: acme, logo: { url: 'data:image/png;base64,AAAA', failed: false } },
  play: async () => {
    await expect(await screen.findByText(LOGO_FAILED)).toBeVisible();
  },
});

/** A file that only pretends to be an image is refused before it is sent. */
export const NoImage = meta.story({
  args: { record: acme },
  play: async ({ userEvent }) => {
    const file = new File(['<script>alert(1)</script>'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(await logo(), file);
    await expect(await screen.findByText('The file cannot be read as an image')).toBeVisible();
  },
});

export const Saving = meta.story({
  tags: ['loading'],
  args: {
    record: acme,
    resource: resourceOf(companyResource.kind, { update: unanswered() }),
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Save Changes');
    await waitFor(async () => expect(await button('Save Changes')).toHaveAttribute('aria-busy', 'true'));
  },
});

/** A failed upload keeps the form and the file; the error is shown beside the file. */
export const Rejected = meta.story({
  tags: ['failed'],
  args: {
    record: acme,
    resource: resourceOf(companyResource.kind, {
      update: refused('Logo must be at most 2 MB', { logo: 'Logo must be at most 2 MB' }),
    }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.upload(await logo(), logoFile());
    await screen.findByText('logo.png');
    await press(userEvent, 'Save Changes');
    const form = await dialog('Edit Company');
    await expect(await form.findByText('Logo must be at most 2 MB')).toBeVisible();
    await expect(screen.getByText('logo.png')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  args: { record: acme },
  globals: { viewport: { value: 'narrow' } },
});
