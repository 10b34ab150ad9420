import { FileText } from 'lucide-react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { FileField } from '#src/components/FileField/FileField.tsx';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const Controlled = controlled(FileField);
const InField = inField(Controlled);

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><script>window.fromLogo = 1</script>
  <rect width="24" height="24" rx="6" fill="#2458d3"/><circle cx="12" cy="12" r="6" fill="#fff"/></svg>`;
const logo = new File([svg], 'logo.svg', { type: 'image/svg+xml' });
const text = new File(['hello'], 'notes.txt', { type: 'text/plain' });

function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}

/** Drags a file over the target, or drops it. */
function drag(type: 'dragover' | 'drop', target: HTMLElement, file: File): DragEvent {
  const event = new DragEvent(type, { dataTransfer: transferOf(file), bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

function paste(target: HTMLElement, file: File) {
  const clipboardData = transferOf(file);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Fields/FileField',
  component: FileField,
  argTypes: fieldControls,
  args: {
    label: 'Logo',
    accept: 'image/png,image/jpeg,image/webp,image/svg+xml',
    maxBytes: 2 * 1024 * 1024,
    value: null,
    onValueChange: fn(),
  },
  render: InField,
});

/** The limits are shown before a file is chosen. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choose file Logo')).toHaveAccessibleDescription(
      'PNG, JPEG, WebP or SVG, up to 2 MB',
    );
  },
});

/** A chosen image is decoded, shown and named; scripts of an SVG do not run. */
export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose file Logo'), logo);
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: 'Preview of logo.svg' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.src).toMatch(/^blob:/);
    await expect(canvas.getByRole('status')).toHaveTextContent('logo.svg,');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(logo);
    await expect('fromLogo' in window).toBe(false);
  },
});

export const Removed = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await Chosen.play(context);
    const revoke = spyOn(URL, 'revokeObjectURL');
    const address = canvas.getByRole<HTMLImageElement>('img').src;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByLabelText('Choose file Logo')).toHaveFocus();
    // The preview's memory is released.
    await waitFor(() => expect(revoke).toHaveBeenCalledWith(address));
  },
});

/** A file dropped outside the field is ignored and does not replace the page; a paste works wherever the focus is. */
export const DroppedOutside = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    for (const type of ['dragover', 'drop'] as const) {
      await expect(drag(type, document.body, logo).defaultPrevented).toBe(true);
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    paste(document.body, logo);
    await canvas.findByText(/logo/u, { selector: '[role=status] *' });
  },
});

/** Of several fields, a paste goes to the one with the focus, and to none when it is elsewhere. */
export const PastedBesideAnother = meta.story({
  tags: ['behaviour'],
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <Controlled {...args} label="Icon" />
      </>
    ),
  ],
  play: async ({ args, canvas }) => {
    paste(document.body, logo);
    paste(canvas.getByLabelText('Choose file Icon'), logo);
    await canvas.findByRole('img', { name: 'Preview of logo.svg' });
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
});

/** A file that another program has moved or written again since it was chosen. */
export const Unreadable = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const moved = Object.assign(new File([svg], 'logo.svg', { type: 'image/svg+xml' }), {
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
    });
    await userEvent.upload(canvas.getByLabelText('Choose file Logo'), moved);
    await expect(await canvas.findByText('Choose the file again.')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** A file with an image's name and type that does not decode. */
export const NotAnImage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const fake = new File(['<html>'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Choose file Logo'), fake);
    await expect(await canvas.findByText('The file cannot be read as an image')).toBeVisible();
    await expect(canvas.getByLabelText('Choose file Logo')).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const WrongType = meta.story({
  // The play drops a file.
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    drag('drop', canvas.getByText(/up to 2 MB/), text);
    await expect(await canvas.findByText('Choose a file of type PNG, JPEG, WebP or SVG')).toBeVisible();
  },
});

/** The next file replaces the message. */
export const WrongTypeReplaced = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await WrongType.play(context);
    drag('drop', canvas.getByText(/up to 2 MB/), logo);
    await expect(await canvas.findByText('logo.svg')).toBeVisible();
    await expect(canvas.queryByText(/^Choose a file of type/)).toBeNull();
  },
});

/** A refused file leaves the last one in place; the status shows the error and the file that is still chosen. */
export const TooLarge = meta.story({
  args: { value: logo },
  play: async ({ args, canvas, userEvent }) => {
    const large = new File([new Uint8Array(3 * 1024 * 1024)], 'large.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Replace Logo'), large);
    await expect(await canvas.findByText('The file has 3 MB; at most 2 MB can be taken')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Still chosen: logo\.svg, \d+ bytes$/);
    await expect(canvas.getByLabelText('Replace Logo')).toHaveAccessibleDescription(
      /^The file has 3 MB; .* Still chosen: logo\.svg/,
    );
    await expect(canvas.getByRole('img', { name: 'Preview of logo.svg' })).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** Files of other types are not decoded. */
export const Document = meta.story({
  args: {
    label: 'Privacy Policy',
    accept: 'application/pdf',
    placeholder: <FileText aria-hidden="true" />,
    value: new File(['%PDF-1.7'], 'terms.pdf', { type: 'application/pdf' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('terms.pdf, 8 bytes');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Invalid = meta.story({
  args: { invalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choose file Logo')).toHaveAttribute('aria-invalid', 'true');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: logo },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Replace Logo')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
});

/** Markup in a file's name is shown as text. */
export const LongValues = meta.story({
  tags: ['long'],
  args: { value: new File([svg], `<img src=x> ${longName}.svg`, { type: 'image/svg+xml' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`<img src=x> ${longName}.svg`);
  },
});
