import { expect, fn } from 'storybook/test';
import { AddressDialog } from '#src/features/shared/record/AddressDialog.tsx';
import { dialog } from '#stories/steps.ts';
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

const opened = () => dialog('Address of Acme Developments');

export const Default = meta.story({
  play: async () => {
    const read = await opened();
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
    const read = await opened();
    await expect(read.getByText('Address').nextSibling).toHaveTextContent('N/A');
    await expect(read.queryByRole('button', { name: 'Copy address' })).toBeNull();
  },
});
