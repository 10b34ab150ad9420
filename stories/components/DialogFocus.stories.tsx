import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Messages/Dialog',
  tags: ['!autodocs'],
  component: Dialog,
  args: { title: 'Add Developer', onClose: fn(), children: <Button>Add</Button> },
});

/** A dialog that closes while another one is open over it does not take the focus from it. */
export const ClosedUnderAnother = meta.story({
  tags: ['behaviour'],
  render: function Render(args) {
    const [open, setOpen] = useState<readonly string[]>([]);
    const [text, setText] = useState('');
    return (
      <>
        <Button onClick={() => setOpen(['form'])}>Add Developer</Button>
        {open.includes('form') ? (
          <Dialog {...args}>
            <Button onClick={() => setOpen(['form', 'search'])}>Search</Button>
          </Dialog>
        ) : null}
        {open.includes('search') ? (
          <Dialog title="Search" onClose={fn()}>
            <TextInput
              aria-label="Name"
              value={text}
              onValueChange={(value) => {
                setText(value);
                // The form's save finishes while the user types.
                setOpen(['search']);
              }}
            />
          </Dialog>
        ) : null}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Developer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'c');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Developer' })).toBeNull());
    await userEvent.keyboard('ompanies by');
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('companies by');
  },
});

/** A dialog with much to read begins on its body, which the arrows scroll; its fields come later. */
export const BeginsOnTheBody = meta.story({
  tags: ['behaviour'],
  args: { readable: true, children: <TextInput aria-label="Comment" value="" onValueChange={fn()} /> },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Comment' });
    await waitFor(() => expect(field.closest('[data-body]')).toHaveFocus());
  },
});
