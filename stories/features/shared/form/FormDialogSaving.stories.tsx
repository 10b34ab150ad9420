import { expect, mocked, screen, waitFor } from 'storybook/test';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import preview from '#storybook/preview.tsx';
import { filled, name, saving, submit, TwoFields, twoFieldsArgs } from './TwoFields.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/FormDialog saving',
  component: TwoFields,
  args: twoFieldsArgs,
});

let answer: (problem: SaveProblem | null) => void = () => undefined;

/** Fields are locked during a save, so that no input is lost; Escape does not offer to discard. */
export const LockedWhileSaving = meta.story({
  tags: ['behaviour'],
  args: { initialValues: filled },
  beforeEach: ({ args }) => {
    mocked(args.onSave).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
  },
  play: async ({ args, userEvent, step }) => {
    const field = await name();
    await userEvent.type(field, ' II');
    field.closest('form')?.requestSubmit();
    await step('Fields are locked, the button has the focus, and the footer says Saving', async () => {
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toBeDisabled());
      await expect(submit()).toHaveFocus();
      await expect(screen.getByText('Saving…')).toBeVisible();
    });
    await step('Escape asks, without offering to discard', async () => {
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('dialog', { name: 'Close while saving?' });
      await userEvent.click(screen.getByRole('button', { name: 'Keep open' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close while saving?' })).toBeNull());
    });
    await step('After a refusal, fields and focus are restored', async () => {
      answer({ message: 'The server is resting.' });
      await screen.findByText('The server is resting.');
      await waitFor(async () => expect(await name()).toHaveFocus());
      await expect(await name()).toHaveValue('Layla Haddad II');
      await expect(screen.getByText('1 unsaved change')).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

/** A message about a field stays beside it until the value is changed: a space at its end is no change. */
export const Rejected = meta.story({
  tags: ['failed'],
  args: {
    initialValues: filled,
    onSave: saving(async () => ({
      message: 'A person with this email already exists',
      fields: { email: 'A person with this email already exists' },
    })),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('A person with this email already exists'));
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(await name(), ' II');
    await userEvent.type(email, ' ');
    await expect(email).toBeInvalid();
    await userEvent.type(email, '{Backspace}.org');
    await waitFor(() => expect(email).toBeValid());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** A message about no field is shown at the top, and the form can be submitted again. */
export const RejectedAltogether = meta.story({
  tags: ['failed'],
  args: { initialValues: filled },
  beforeEach: ({ args }) => {
    mocked(args.onSave)
      .mockResolvedValueOnce({ message: 'The server is resting.' })
      .mockResolvedValueOnce({ message: 'Still resting.', fields: { unknownField: 'Resting.' } });
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    const note = await screen.findByRole('alert');
    await expect(note).toHaveTextContent('The server is resting.');
    await expect(note.querySelector('svg')).toBeVisible();
    await userEvent.click(submit());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Still resting.'));
    await userEvent.click(submit());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});
