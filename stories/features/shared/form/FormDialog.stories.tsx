import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { hasUnsavedInput } from '#src/features/shared/form/unsavedInput.ts';
import { fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { keepDraft } from '../../keepDraft.ts';
import { filled, name, submit, TwoFields, twoFieldsArgs } from './TwoFields.tsx';

const meta = preview.meta({ title: 'Screens/Shared/FormDialog', component: TwoFields, args: twoFieldsArgs });

export const Empty = meta.story({
  tags: ['empty'],
  play: async () => {
    await waitFor(async () => expect(await name()).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Edit Person' })).toBeVisible();
    await expect(hasUnsavedInput()).toBe(false);
    await expect(screen.queryByText('Please fill in all required fields')).toBeNull();
  },
});

export const Prefilled = meta.story({
  args: { initialValues: filled },
  play: async ({ args, userEvent }) => {
    await expect(await name()).toHaveValue('Layla Haddad');
    await userEvent.click(submit());
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(filled, []));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Invalid = meta.story({
  play: async ({ args, userEvent, step }) => {
    await userEvent.type(await name(), ' ');
    await userEvent.click(submit());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid());
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Required');
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Required');
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await screen.findByText('Please fill in all required fields');
    await expect(args.onSave).not.toHaveBeenCalled();
    await step('The next attempt removes the message', async () => {
      await userEvent.type(await name(), 'Layla');
      await fill(userEvent, screen.getByRole('textbox', { name: 'Email' }), 'layla@acme.example');
      await userEvent.click(submit());
      await waitFor(() => expect(screen.queryByText('Please fill in all required fields')).toBeNull());
    });
  },
});

export const Unsaved = meta.story({
  args: { initialValues: filled },
  play: async ({ userEvent }) => {
    await userEvent.type(await name(), ' II');
    await expect(screen.getByText('1 unsaved change')).toBeVisible();
    await expect(hasUnsavedInput()).toBe(true);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Email' }));
    await expect(screen.getByText('2 unsaved changes')).toBeVisible();
  },
});

export const AskingBeforeClosing = meta.story({
  args: { initialValues: filled },
  play: async ({ args, userEvent, step }) => {
    await userEvent.type(await name(), ' II');
    await step('Cancel asks, and keeps the input', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await screen.findByRole('dialog', { name: 'Discard changes?' });
      await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull());
      await expect(await name()).toHaveValue('Layla Haddad II');
    });
    await step('Escape asks too, and discards the input', async () => {
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('dialog', { name: 'Discard changes?' });
      await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(hasUnsavedInput()).toBe(false);
    });
  },
});

export const ClosingUntouched = meta.story({
  tags: ['behaviour'],
  args: { initialValues: filled },
  play: async ({ args, userEvent }) => {
    await name();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** The code beside the form loads when both are first rendered, so React throws that render away. */
function BesideLateCode(props: ComponentProps<typeof TwoFields>) {
  const [Late] = useState(() => lazy(async () => ({ default: () => null })));
  return (
    <Suspense>
      <TwoFields {...props} />
      <Late />
    </Suspense>
  );
}

/** Input of an expired session is restored in the same form, also when it is rendered twice before it is shown. */
export const DraftComesBack = meta.story({
  tags: ['behaviour'],
  beforeEach: () => keepDraft('story', { values: { ...filled, name: 'Layla Haddad II' }, saved: filled }),
  args: { initialValues: filled },
  render: (args) => <BesideLateCode {...args} />,
  play: async () => {
    await expect(await name()).toHaveValue('Layla Haddad II');
    await expect(screen.getByText('1 unsaved change')).toBeVisible();
  },
});
