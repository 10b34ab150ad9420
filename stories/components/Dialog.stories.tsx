import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogNote } from '#src/components/Dialog/Dialog.styles.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import preview from '#storybook/preview.tsx';
import { opened, openFocused, openOverlay } from './overlays.tsx';

const Opener = opened(Dialog, 'onClose');

function Fields({ names }: { names: readonly string[] }) {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <FieldGrid>
      {names.map((name) => (
        <Field key={name} label={name}>
          <TextInput
            value={values[name] ?? ''}
            onValueChange={(value) => setValues({ ...values, [name]: value })}
          />
        </Field>
      ))}
    </FieldGrid>
  );
}

const meta = preview.meta({
  title: 'Library/Messages/Dialog',
  component: Dialog,
  args: {
    title: 'Edit Company',
    onClose: fn(),
    children: (
      <DialogSection title="Basic Information">
        <Fields names={['Company Name', 'Company Email']} />
      </DialogSection>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button fill="solid">Save Changes</Button>
      </>
    ),
  },
  render: Opener,
});

/** The initial focus is on the first field. */
export const Default = meta.story({
  args: { description: 'Acme Developments' },
  play: async (context) => {
    const dialog = await openOverlay(context, 'dialog');
    await expect(dialog).toHaveAccessibleName('Edit Company');
    await waitFor(() => expect(within(dialog).getByLabelText('Company Name')).toHaveFocus());
    const middle = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await expect(middle(within(dialog).getByRole('heading', { level: 2 }))).toBe(middle(close));
  },
});

/** The focus trap keeps the focus inside; Escape and a press outside return it to the button that opened the dialog. */
export const FocusStaysAndReturns = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const dialog = await openOverlay(context, 'dialog');
    await waitFor(() => expect(within(dialog).getByLabelText('Company Name')).toHaveFocus());
    for (let presses = 0; presses < 6; presses += 1) await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
    const again = await openOverlay(context, 'dialog');
    await userEvent.click(again.parentElement ?? again);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Without fields the body has the focus, so that the arrow keys scroll it; it has no focus ring. */
export const ReadOnly = meta.story({
  args: {
    title: 'Layla Haddad',
    description: 'Developer user of Acme Developments',
    size: 'small',
    footer: undefined,
    children: <Text>Last signed in on 2026-11-20 08:14</Text>,
  },
  play: async (context) => {
    const dialog = await openOverlay(context, 'dialog');
    await expect(dialog).toHaveAccessibleDescription('Developer user of Acme Developments');
    const body = within(dialog).getByText(/Last signed/).parentElement;
    await waitFor(() => expect(body).toHaveFocus());
    await expect(body).toHaveStyle({ outlineStyle: 'none' });
  },
});

/** Closing asks first. */
export const Dirty = meta.story({
  args: { dirty: true },
  play: async (context) => {
    await openFocused(context, 'dialog');
    await context.userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  },
});

/** Escape closes only the question, not the dialog below it; so does its button. */
export const DirtyKept = Dirty.extend({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, userEvent } = context;
    await openFocused(context, 'dialog');
    for (const key of ['{Escape}', '{Enter}']) {
      await userEvent.keyboard('{Escape}');
      const keep = await screen.findByRole('button', { name: 'Keep editing' });
      await waitFor(() => expect(keep).toHaveFocus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(keep).not.toBeInTheDocument());
    }
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog', { name: 'Edit Company' })).toBeVisible();
  },
});

export const Discarded = Dirty.extend({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const dialog = await openOverlay(context, 'dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
});

const many = Array.from({ length: 24 }, (_, index) => `Field ${index + 1}`);

/** The body scrolls; header and footer stay visible. */
export const LongForm = meta.story({
  tags: ['long'],
  args: {
    title: 'A title that is long enough to need a second line on a small screen, such as that of a telephone',
    children: (
      <DialogSection title="Address">
        <Fields names={many} />
      </DialogSection>
    ),
    footer: (
      <>
        <DialogNote>2 unsaved changes</DialogNote>
        <Button>Cancel</Button>
        <Button fill="solid">Save Changes</Button>
      </>
    ),
  },
  play: async (context) => {
    const dialog = await openOverlay(context, 'dialog');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(within(dialog).getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await expect(within(dialog).getByText('2 unsaved changes')).toBeVisible();
  },
});

/** Fills the window on phones. */
export const Narrow = LongForm.extend({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
