import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ExpiryOverlay } from '#src/app/session/ExpiryOverlay.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import preview from '#storybook/preview.tsx';

/** A screen whose dialog opens after the session has expired, as one does whose code comes late. */
function Screen({ late }: { late: boolean }) {
  const [name, setName] = useState('');
  return (
    <>
      <Button>Add Developer</Button>
      {late ? (
        <Dialog title="Add Developer" onClose={() => undefined}>
          <Field label="Name">
            <TextInput value={name} onValueChange={setName} />
          </Field>
        </Dialog>
      ) : null}
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Access/Expiry overlay',
  component: ExpiryOverlay,
  args: { active: true, children: <Screen late={false} /> },
});

export const Inactive = meta.story({
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Developer' })).toBeVisible();
    await expect(document.querySelector('[inert]')).toBeNull();
  },
});

/** The screen is in sight and out of reach. */
export const Active = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add Developer').closest('[inert]')).not.toBeNull();
    await expect(screen.getByRole('group', { name: 'Session expired' })).toHaveFocus();
  },
});

const onShortcut = fn();

/** Keys that the console listens for everywhere do nothing. */
export const KeysDoNothing = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    addEventListener('keydown', onShortcut);
    return () => removeEventListener('keydown', onShortcut);
  },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}{Escape}');
    await expect(onShortcut).not.toHaveBeenCalled();
  },
});

/** A dialog that opens under the overlay is out of reach as well: what is typed there would be lost. */
export const DialogOpensLater = meta.story({
  tags: ['behaviour'],
  render: function Render(args) {
    const [late, setLate] = useState(false);
    return (
      <>
        <ExpiryOverlay {...args}>
          <Screen late={late} />
        </ExpiryOverlay>
        <Button onClick={() => setLate(true)}>Its code arrives</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByText('Its code arrives').click();
    const name = await screen.findByLabelText('Name');
    await waitFor(() => expect(name.closest('[inert]')).not.toBeNull());
    name.focus();
    await expect(name).not.toHaveFocus();
  },
});
