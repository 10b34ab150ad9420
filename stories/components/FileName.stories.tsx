import { expect } from 'storybook/test';
import { FileName } from '#src/components/FileName/FileName.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Display/FileName',
  component: FileName,
  args: { name: 'site-plan.pdf' },
});

export const Default = meta.story();

/** A mark that turns the direction around would show another ending. */
export const Disguised = meta.story({
  args: { name: 'invoice\u202egpj.exe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('invoicegpj.exe')).toBeVisible();
  },
});

/** The ending stays at the end. */
export const RightToLeft = meta.story({
  args: { name: 'مخطط الموقع.pdf' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('مخطط الموقع.pdf')).toHaveAttribute('dir', 'ltr');
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { name: `${'annex of the contract '.repeat(12)}.tar.gz` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/…the contract \.tar\.gz$/u)).toBeVisible();
  },
});
