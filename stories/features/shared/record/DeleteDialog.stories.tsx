import { expect, fn, screen } from 'storybook/test';
import { developers } from '#fixtures/build/samples.ts';
import { DeleteDialog } from '#src/features/shared/record/DeleteDialog.tsx';
import { loaded, masterWith, partOf } from '#stories/features/shared/related/sampleKinds.ts';
import { withRecords } from '#stories/features/shared/related/withRecords.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/DeleteDialog',
  component: DeleteDialog,
  args: {
    noun: 'developer',
    name: 'Layla Haddad',
    identity: ['layla@acme.example', 'USR-004'],
    irreversible: true,
    onConfirm: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete developer' });
    await expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete this developer? This action cannot be undone. Layla Haddad layla@acme.example USR-004',
    );
    await expect(screen.getByText(/^Are you sure/u)).toHaveTextContent(
      /^Are you sure you want to delete this developer\? This action cannot be undone\.$/u,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { name: longName },
});

/** A record that cannot be deleted: the reason takes the place of the question. */
export const Refused = meta.story({
  args: { noun: 'user', name: 'Sara Khalil', refused: 'You cannot delete your own account.' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete user' });
    await expect(dialog).not.toHaveTextContent('Are you sure');
    await expect(screen.getByText('You cannot delete your own account.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  },
});

/** What depends on the record is counted among the records that were read, which are not all. */
export const PartCounted = meta.story({
  args: { noun: 'company', name: 'Acme Developments', of: { kind: 'companies', id: 'COMP-001' } },
  decorators: [withRecords(loaded(masterWith({ developers: partOf(developers) })))],
  play: async () => {
    const limit = `Only the first ${developers.length} developers were looked at.`;
    await expect(await screen.findByText(limit)).toBeVisible();
  },
});
