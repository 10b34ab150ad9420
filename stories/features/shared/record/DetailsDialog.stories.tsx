import { expect, fn, screen } from 'storybook/test';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/DetailsDialog',
  component: DetailsDialog,
  args: {
    title: 'Person Details',
    facts: [
      { label: 'Name', value: 'Layla Haddad' },
      { label: 'Phone Number', value: '' },
      { label: 'Company', value: null },
      { label: 'Address', value: '14 Marina Walk, Dubai', wide: true },
    ],
    onClose: fn(),
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Person Details' });
    await expect(dialog).toHaveTextContent(/Name.*Layla Haddad.*Phone Number.*N\/A.*Company.*N\/A/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongValues = meta.story({
  args: {
    facts: [
      {
        label: 'Name',
        value: 'Maximiliana Alexandrina Wilhelmina von Hohenberg-Falkenstein zu Sankt Georgen II',
      },
      { label: 'Email', value: `${'a-very-long-address'.repeat(4)}@a-rather-long-company-name.example` },
    ],
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
