import { expect, fn, screen, within } from 'storybook/test';
import { ConflictDialog } from '#src/features/shared/form/ConflictDialog.tsx';
import preview from '#storybook/preview.tsx';

const name = {
  name: 'companyName',
  label: 'Company Name',
  opened: 'Acme Developments',
  theirs: 'Acme Holdings',
  mine: 'Acme Developments International',
};
const phone = {
  name: 'phoneNumber',
  label: 'Phone Number',
  opened: '+971 4 555 0101',
  theirs: '',
  mine: '+971 4 555 0102',
};
const status = { name: 'status', label: 'Status', opened: 'Active', theirs: 'Suspended', mine: 'Inactive' };

const meta = preview.meta({
  title: 'Screens/Shared/ConflictDialog',
  component: ConflictDialog,
  args: { fields: [name], saving: false, onSave: fn(), onClose: fn() },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));

/** No side is chosen beforehand, and Save waits for a choice. */
export const OneField = meta.story({
  play: async () => {
    const shown = await dialog();
    for (const side of shown.getAllByRole('radio')) await expect(side).not.toBeChecked();
    await expect(shown.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Acme Holdings');
    await expect(shown.getByText('1 field without a choice')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
});

export const SeveralFields = meta.story({ args: { fields: [name, phone, status] } });

/** Each field is chosen by itself, or all together; the keyboard is enough. */
export const Choosing = SeveralFields.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent, step }) => {
    const shown = await dialog();
    const radio = (field: string, side: string) =>
      within(shown.getByRole('radiogroup', { name: field })).getByRole('radio', { name: side });
    await step('All mine only chooses', async () => {
      await userEvent.click(shown.getByRole('button', { name: 'All mine' }));
      await expect(radio('Company Name', 'Mine')).toBeChecked();
      await expect(radio('Phone Number', 'Mine')).toBeChecked();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('An arrow key changes one of them', async () => {
      radio('Status', 'Mine').focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(radio('Status', 'Theirs')).toBeChecked();
      await expect(radio('Phone Number', 'Theirs')).toHaveAccessibleDescription('none');
    });
    shown.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(
      new Map([
        ['companyName', 'mine'],
        ['phoneNumber', 'mine'],
        ['status', 'theirs'],
      ]),
    );
  },
});

/** The dialog stays while the chosen values are being saved. */
export const Saving = SeveralFields.extend({
  tags: ['loading'],
  args: { saving: true },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText('Saving…')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Back to the form' })).toBeDisabled();
  },
});

const sentence = 'The plan includes reports, exports and support by phone on working days. ';

/** Long parts that are equal are shortened. */
export const LongTexts = meta.story({
  tags: ['long'],
  args: {
    fields: [
      {
        name: 'description',
        label: 'Description',
        opened: sentence.repeat(20),
        theirs: `${sentence.repeat(20)}Since November also in Arabic.`,
        mine: `For large companies. ${sentence.repeat(20)}`,
      },
      { ...name, theirs: 'Y'.repeat(3000), mine: 'Acme' },
    ],
  },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByText(/in Arabic\./u)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'All theirs' }));
    await expect(shown.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

/** Escape leads back to the form, as the button does. */
export const BackToTheForm = OneField.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Back to the form' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** On a phone the values of a field are below each other. */
export const Narrow = SeveralFields.extend({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
});
