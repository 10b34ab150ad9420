import { expect, fn } from 'storybook/test';
import { FileButton } from '#src/components/FileButton/FileButton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Actions/FileButton',
  component: FileButton,
  args: { label: 'Upload File', maxBytes: 1024, onFile: fn(async (): Promise<string | null> => null) },
});

const file = (size: number) => new File(['x'.repeat(size)], 'report.txt', { type: 'text/plain' });

function drop(target: HTMLElement, ...dropped: readonly File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const each of dropped) dataTransfer.items.add(each);
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

export const Default = meta.story();

/** The limit is said in advance; a file of just that size is taken, also after another was refused. */
export const InUse = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Upload File' });
    await expect(button).toHaveAccessibleDescription('Any file, up to 1 KB');
    await TooLarge.play(context);
    const chosen = file(1024);
    await userEvent.upload(canvas.getByLabelText('Upload File', { selector: 'input' }), chosen);
    await expect(args.onFile).toHaveBeenCalledWith(chosen);
    await expect(args.onFile).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
});

/** One byte more is refused beside the button. */
export const TooLarge = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Upload File', { selector: 'input' }), file(1025));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'report.txt was not taken: it is larger than 1 KB.',
    );
    await expect(args.onFile).not.toHaveBeenCalled();
  },
});

/** The handler `onFile` refuses the file: its sentence is shown beside the button. */
export const Refused = meta.story({
  tags: ['failed'],
  args: {
    onFile: fn(async (): Promise<string | null> => 'report.txt cannot be read. Choose the file again.'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Upload File', { selector: 'input' }), file(10));
    await expect(await canvas.findByText('report.txt cannot be read. Choose the file again.')).toBeVisible();
  },
});

/** All files that are dropped on it are taken, or it says which were not; one dropped beside does not replace the page. */
export const Dropped = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    drop(canvas.getByText('Any file, up to 1 KB'), file(3), file(2000), file(4));
    await expect(await canvas.findByText('report.txt was not taken: it is larger than 1 KB.')).toBeVisible();
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(drop(document.body, file(3)).defaultPrevented).toBe(true);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
});
