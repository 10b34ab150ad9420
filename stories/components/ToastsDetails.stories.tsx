import { expect, fn, screen, waitFor } from 'storybook/test';
import { toast } from '#src/components/Toasts/toasts.ts';
import { Message } from '#stories/components/Message.tsx';
import { expectNothingHuge, hugeWord, longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const undoAcme = fn();
const undoPalm = fn();

/** Messages with a separate line for the record they are about. */
const meta = preview.meta({
  title: 'Library/Messages/Toasts',
  tags: ['!autodocs'],
  component: Message,
  // Every message is shown by a play.
  parameters: { docs: { story: { inline: false } } },
  args: { kind: 'error' as const, text: 'The server is resting.', detail: 'Acme Developments' },
  render: () => <p>Behind the messages</p>,
});

/** Equal texts collapse, under another id too, only if they are about the same record. */
export const AboutRecords = meta.story({
  play: async () => {
    toast.error('The server is resting.', { detail: 'Acme Developments' });
    toast.error('The server is resting.', { detail: 'Palm Crest Holdings' });
    toast.error('The server is resting.', { detail: 'Palm Crest Holdings' });
    toast.error('The server is resting.', { detail: 'Palm Crest Holdings', id: 'form 1' });
    toast.error('The server is resting.');
    await waitFor(() => expect(screen.getAllByText('The server is resting.')).toHaveLength(3));
    await expect(screen.getAllByText('Acme Developments')).toHaveLength(1);
    await waitFor(() => expect(screen.getAllByText('Palm Crest Holdings')).toHaveLength(1));
  },
});

/** Tells of a deletion, which can be taken back. */
const deleted = (detail: string, onSelect: () => void) =>
  toast.success('Investor deleted', { detail, action: { label: 'Undo', onSelect }, duration: false });

/** Tells of two deletions, and returns the Undo button of the second. */
function undoOfTwo(): Promise<HTMLElement> {
  deleted('Acme Developments', undoAcme);
  deleted('Palm Crest Holdings', undoPalm);
  return screen.findByRole('button', { name: 'Undo', description: 'Palm Crest Holdings' });
}

/** The description of each Undo button names its record. */
export const WithActions = meta.story({
  args: {
    kind: 'success',
    text: 'Investor deleted',
    action: { label: 'Undo', onSelect: undoAcme },
    duration: false,
  },
  play: async () => {
    await expect(await undoOfTwo()).toBeVisible();
  },
});

/** Undo of one record leaves the message about the other, which an equal one with a button does not replace. */
export const OneUndone = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await undoOfTwo());
    await expect(undoPalm).toHaveBeenCalledOnce();
    await expect(undoAcme).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByText('Palm Crest Holdings')).toBeNull());
    deleted('Acme Developments', undoAcme);
    await waitFor(() => expect(screen.getAllByText('Acme Developments')).toHaveLength(2));
  },
});

/** A title and a sentence. */
export const Sentence = meta.story({
  args: {
    kind: 'success',
    text: 'Subscription Updated',
    detail: 'Subscription details have been saved successfully.',
    duration: false,
  },
  play: async ({ args: { text, detail } }) => {
    toast.success(text, { detail, duration: false });
    await expect(await screen.findByRole('status')).toHaveTextContent(`${text}${detail}`);
  },
});

async function longDetail() {
  const action = { label: 'Retry', onSelect: undoAcme };
  toast.error('The server is resting.', { detail: `<b>${longName}</b>`, action });
  const detail = await screen.findByText(`<b>${longName}</b>`);
  await expect(detail.scrollWidth).toBeLessThanOrEqual(detail.clientWidth);
}

/** A long name wraps, and markup in it is shown as text. */
export const LongValues = meta.story({ tags: ['long'], play: longDetail });

/** A word of 50,000 letters freezes no page. */
export const HugeDetail = meta.story({
  tags: ['behaviour'],
  play: async () => {
    toast.success('Developer deleted', { detail: hugeWord });
    await expect(await screen.findByText(/^W+…$/u)).toBeVisible();
    await expectNothingHuge();
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: longDetail,
});
