import { expect, fn } from 'storybook/test';
import { Pagination } from '#src/components/Pagination/Pagination.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Pages/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 12, onPageChange: fn() },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 6);
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 12);
  },
});

/** On the last page the button stays focusable, so that it keeps the focus. */
export const LastPage = meta.story({
  args: { page: 12 },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await expect(next).toHaveFocus();
  },
});

export const FewPages = meta.story({ args: { page: 2, pageCount: 3 } });

export const OnePage = meta.story({
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const ManyPages = meta.story({ tags: ['long'], args: { page: 4711, pageCount: 10_000 } });

/** Buttons have the height of touch targets. */
export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetHeight).toBe(44);
  },
});
