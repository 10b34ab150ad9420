import { expect, fn, screen, within } from 'storybook/test';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import { addressValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { longEmail, longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/DetailsDialog',
  component: DetailsDialog,
  args: {
    title: 'Person Details',
    head: { name: 'Layla Haddad', avatar: {}, status: statusValue({ label: 'Active', intent: 'success' }) },
    groups: [
      {
        title: 'Contact',
        facts: [
          { label: 'Phone Number', value: '' },
          { label: 'Company', value: null },
          { label: 'Address', value: addressValue('14 Marina Walk, Dubai'), wide: true },
        ],
      },
    ],
    onEdit: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

/** The name and the status have labels for assistive technology. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Person Details' });
    await expect(dialog).toHaveAccessibleDescription('Layla Haddad');
    await expect(dialog).toHaveTextContent(
      /NameLayla Haddad.*StatusActive.*Phone Number.*N\/A.*Company.*N\/A/,
    );
    await expect(within(dialog).getByRole('region', { name: 'Contact' })).toHaveTextContent('14 Marina Walk');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Edit leads to the form of the record. */
export const ToTheForm = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const edit = await screen.findByRole('button', { name: 'Edit' });
    await userEvent.click(edit);
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

export const ReadOnly = meta.story({
  render: ({ onEdit: _, ...args }) => <DetailsDialog {...args} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    head: {
      name: longName,
      avatar: { shape: 'square' },
      status: statusValue({ label: 'Suspended', intent: 'danger' }),
      note: 'The present logo could not be loaded.',
    },
    groups: [
      {
        facts: [
          { label: 'Email', value: longEmail },
          { label: 'Address', value: addressValue('Maximilianstraße '.repeat(12)), wide: true },
        ],
      },
    ],
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
