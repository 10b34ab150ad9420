import { type ComponentProps, useState } from 'react';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { Button } from '#src/components/Button/Button.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { FormDialog } from '#src/features/shared/FormDialog.tsx';
import { REQUIRED, type SaveProblem } from '#src/features/shared/saveProblem.ts';
import { claimDrafts, hasUnsavedWork, keepDrafts } from '#src/lib/unsavedWork.ts';
import preview from '#storybook/preview.tsx';

interface Values {
  name: string;
  email: string;
}

const begin: Values = { name: '', email: '' };
const filled: Values = { name: 'Layla Haddad', email: 'layla@acme.example' };

type Props = ComponentProps<typeof FormDialog<Values>>;

const saving = (answer: () => Promise<SaveProblem | null>) => fn((_: Values) => answer());

/** A form of two fields, opened and closed as a screen does it. */
function TwoFields({ onClose, ...props }: Omit<Props, 'children'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the form</Button>
      {open ? (
        <FormDialog<Values>
          {...props}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        >
          <FieldGrid>
            <FormField name="name" label="Name" required>
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField name="email" label="Email" required>
              {(control) => <TextInput {...control} type="email" />}
            </FormField>
          </FieldGrid>
        </FormDialog>
      ) : null}
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Shared/FormDialog',
  component: TwoFields,
  args: {
    title: 'Edit Person',
    submitLabel: 'Save Changes',
    initialValues: begin,
    schema: object({ name: string().trim().required(REQUIRED), email: string().trim().required(REQUIRED) }),
    onSave: saving(async () => null),
    onIncomplete: fn(),
    onClose: fn(),
    draftKey: 'story',
  },
});

const name = () => screen.findByRole('textbox', { name: 'Name' });
const submit = () => screen.getByRole('button', { name: 'Save Changes' });

export const Empty = meta.story({
  play: async ({ args }) => {
    await waitFor(async () => expect(await name()).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Edit Person' })).toBeVisible();
    await expect(hasUnsavedWork()).toBe(false);
    await expect(args.onIncomplete).not.toHaveBeenCalled();
  },
});

export const Prefilled = meta.story({
  args: { initialValues: filled },
  play: async ({ args, userEvent }) => {
    await expect(await name()).toHaveValue('Layla Haddad');
    await userEvent.click(submit());
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(filled));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await name(), ' ');
    await userEvent.click(submit());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid());
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Required');
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Required');
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onIncomplete).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Unsaved = meta.story({
  args: { initialValues: filled },
  play: async ({ userEvent }) => {
    await userEvent.type(await name(), ' II');
    await expect(screen.getByText('1 unsaved change')).toBeVisible();
    await expect(hasUnsavedWork()).toBe(true);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Email' }));
    await expect(screen.getByText('2 unsaved changes')).toBeVisible();
  },
});

export const AskingBeforeClosing = meta.story({
  args: { initialValues: filled },
  play: async ({ args, userEvent, step }) => {
    await userEvent.type(await name(), ' II');
    await step('Cancel asks, and keeps what was typed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await screen.findByRole('alertdialog', { name: 'Discard changes?' });
      await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(await name()).toHaveValue('Layla Haddad II');
    });
    await step('Escape asks too, and discards', async () => {
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('alertdialog', { name: 'Discard changes?' });
      await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(hasUnsavedWork()).toBe(false);
    });
  },
});

export const ClosingUntouched = meta.story({
  args: { initialValues: filled },
  play: async ({ args, userEvent }) => {
    await name();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** However often it is submitted, it is saved once. */
export const Saving = meta.story({
  args: { initialValues: filled, onSave: saving(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
    const form = screen.getByRole('textbox', { name: 'Name' }).closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
});

/** A message about a field stands beside it until the value is another one. */
export const Rejected = meta.story({
  args: {
    initialValues: filled,
    onSave: saving(async () => ({ message: 'A person with this email already exists', field: 'email' })),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('A person with this email already exists'));
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(await name(), ' II');
    await expect(email).toBeInvalid();
    await userEvent.type(email, '.org');
    await waitFor(() => expect(email).toBeValid());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** What belongs to no field stands at the top, and a second try is one. */
export const RejectedAltogether = meta.story({
  args: { initialValues: filled },
  beforeEach: ({ args }) => {
    mocked(args.onSave)
      .mockResolvedValueOnce({ message: 'The server is resting.' })
      .mockResolvedValueOnce({ message: 'Still resting.', field: 'unknownField' });
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting.');
    await userEvent.click(submit());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Still resting.'));
    await userEvent.click(submit());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** What was typed when the session expired comes back to the same form, once (reliability.md 6). */
export const DraftComesBack = meta.story({
  args: { initialValues: filled },
  play: async ({ userEvent }) => {
    await userEvent.type(await name(), ' II');
    keepDrafts('user');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    claimDrafts('user');
    await userEvent.click(screen.getByRole('button', { name: 'Open the form' }));
    await expect(await name()).toHaveValue('Layla Haddad II');
    await expect(screen.getByText('1 unsaved change')).toBeVisible();
  },
});
