import { expect, fn, screen, within } from 'storybook/test';
import { AddressDialog } from '#src/features/investors/AddressDialog.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/AddressDialog',
  component: AddressDialog,
  args: {
    record: {
      name: 'Acme Developments',
      address: {
        street: '14 Marina Walk',
        city: 'Dubai',
        state: 'Dubai',
        country: 'United Arab Emirates',
        zipCode: '11543',
      },
    },
    onClose: fn(),
  },
});

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Address of Acme Developments' }));

export const Default = meta.story({
  play: async () => {
    const read = await dialog();
    await expect(read.getByText('Zip Code').nextSibling).toHaveTextContent('11543');
    await expect(read.getByRole('button', { name: 'Copy address' })).toHaveTextContent('Copy address');
  },
});

export const Unknown = meta.story({
  args: {
    record: {
      name: 'Acme Developments',
      address: { street: '', city: '', state: '', country: '', zipCode: '' },
    },
  },
  play: async () => {
    const read = await dialog();
    await expect(read.getByText('Address').nextSibling).toHaveTextContent('N/A');
    await expect(read.queryByRole('button', { name: 'Copy address' })).toBeNull();
  },
});
