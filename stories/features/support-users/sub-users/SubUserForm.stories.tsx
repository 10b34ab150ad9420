import { expect, fn } from 'storybook/test';
import { buildSupportSubUser } from '#fixtures/build/supportUser.ts';
import { SubUserForm } from '#src/features/support-users/sub-users/SubUserForm.tsx';
import { subUserResource } from '#src/features/support-users/sub-users/subUserResource.ts';
import { dialog, fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { resourceOf } from '../../resourceOf.ts';

const subUser = buildSupportSubUser({ name: 'Mariam Al Suwaidi', role: 'Sales Manager' });

const meta = preview.meta({
  title: 'Screens/Support Portal/User Management/Sub-user form',
  component: SubUserForm,
  args: { record: subUser, resource: resourceOf(subUserResource.kind), onClose: fn() },
});

const form = () => dialog('Edit Sub-User');

/** A sub-user of whom only the status is known. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { record: { ...subUser, name: '', role: '', email: '' } },
  play: async () => {
    const dialog = await form();
    await expect(dialog.getByLabelText(/^Email/)).toHaveValue('');
    await expect(dialog.queryByText('Required')).toBeNull();
  },
});

export const Prefilled = meta.story();

export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await form();
    await fill(userEvent, dialog.getByLabelText(/^Email/), 'mariam@alnoor');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(await dialog.findByText('Enter a valid email address')).toBeVisible();
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});
