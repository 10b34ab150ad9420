import { expect, spyOn } from 'storybook/test';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Actions/CopyButton',
  component: CopyButton,
  // It is copied, not shown.
  argTypes: { text: { control: false } },
  args: { label: 'Copy email', text: 'layla@acme.example' },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email' }));
    await expect(write).toHaveBeenCalledWith('layla@acme.example');
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
  },
});

/** With a visible label. */
export const Labelled = meta.story({
  args: { labelled: true },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: 'Copy email' });
    await expect(button).toHaveTextContent('Copy email');
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith('layla@acme.example');
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
  },
});

export const Refused = meta.story({
  tags: ['failed'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email' }));
    await expect(await canvas.findByText('Could not be copied')).toBeInTheDocument();
  },
});
