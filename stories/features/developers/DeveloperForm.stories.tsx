import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeveloperForm } from '#src/features/developers/DeveloperForm.tsx';
import { developerResource } from '#src/features/developers/developerResource.ts';
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

const field = (name: string) => screen.findByRole('textbox', { name });
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

export const Filled = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field('Name'), '  Nadia Rahimi ');
    await userEvent.type(await field('Emirates ID'), '784-1991-1234567-1');
    await userEvent.type(await field('Email'), 'nadia@acme.example');
    await userEvent.type(await field('Phone Number'), '+971 50 000 0000 ');
    await userEvent.click(screen.getByRole('switch', { name: 'Active' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Developer' }));
    await waitFor(() =>
      expect(args.resource.create).toHaveBeenCalledWith({
        name: 'Nadia Rahimi',
        emiratesId: '784-1991-1234567-1',
        email: 'nadia@acme.example',
        phoneNumber: '+971 50 000 0000',
        companyId: layla.companyId,
        isActive: false,
      }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
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

/** A malformed address is not a missing one: the error is only beside the field. */
export const InvalidEmail = meta.story({
  args: { record: { ...layla, email: 'layla@acme' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    const email = await field('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter a valid email address'));
    await expect(email).toHaveFocus();
    await expect(screen.queryByText('Please fill in all required fields')).toBeNull();
    await expect(args.resource.update).not.toHaveBeenCalled();
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

export const Narrow = meta.story({
  tags: ['narrow'],
  args: { record: layla },
  globals: { viewport: { value: 'narrow' } },
});
