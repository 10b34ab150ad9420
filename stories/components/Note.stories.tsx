import { expect } from 'storybook/test';
import { Note } from '#src/components/Note/Note.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Messages/Note',
  component: Note,
  args: { intent: 'info' as const, children: 'Your session expired. Sign in again to go on.' },
});

/** Screen readers announce it when they have finished what they are saying. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});

/** An error is announced at once. */
export const Danger = meta.story({
  args: { intent: 'danger', children: 'The server could not be reached. Nothing was saved.' },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('alert');
    await expect(note).toHaveTextContent('The server could not be reached. Nothing was saved.');
    await expect(note.querySelector('svg')).toBeVisible();
  },
});

export const Warning = meta.story({ args: { intent: 'warning', children: 'You are already signed in.' } });

export const LongValues = meta.story({
  tags: ['long'],
  args: { children: `${longName} ${'unbroken'.repeat(30)}` },
});
