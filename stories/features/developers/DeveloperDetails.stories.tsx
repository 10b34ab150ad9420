import { expect, fn, screen, within } from 'storybook/test';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { DeveloperDetails } from '#src/features/developers/DeveloperDetails.tsx';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { developerNamed } from './screenArgs.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Developer Management/Details',
  component: DeveloperDetails,
  args: {
    record: developerNamed('Layla Haddad'),
    open: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  parameters: alsoOnPhone,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Developer Details' });
    await expect(dialog).toHaveTextContent('Acme Developments');
    // The text is local time, in whatever zone the reader is.
    const [lastLogin] = within(dialog).getAllByRole('time');
    await expect(lastLogin).toHaveAttribute('datetime', '2026-11-20T08:14:00.000Z');
    await expect(screen.getByRole('link', { name: 'layla@acme.example' })).toHaveAttribute(
      'href',
      'mailto:layla@acme.example',
    );
  },
});

/** Missing values are shown as N/A. */
export const Empty = meta.story({
  tags: ['empty'],
  args: {
    record: buildDeveloper({
      name: 'Nour El Din',
      companyName: null,
      email: '',
      phoneNumber: '',
      lastLogin: null,
      isActive: false,
      subUsers: [],
    }),
  },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getAllByText('N/A')).toHaveLength(4);
    await expect(screen.getByText('Inactive')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Sub-Users (0)' })).toBeDisabled();
  },
});

/** An email address is a touch target. */
export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'layla@acme.example' });
    await expect(link.offsetHeight).toBe(44);
  },
});
