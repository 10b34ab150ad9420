import { expect, fn } from 'storybook/test';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { controlled, listenOutside, outerKeys } from '#stories/components/form.tsx';
import { inWidth } from '#stories/components/frames.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const Controlled = controlled(SearchInput);

const meta = preview.meta({
  title: 'Library/Fields/SearchInput',
  component: SearchInput,
  args: {
    value: '',
    onValueChange: fn(),
    label: 'Search developers',
    placeholder: 'Search by name or email',
    shortcut: '/',
  },
  render: Controlled,
  decorators: [inWidth(300)],
});

export const Default = meta.story();

export const Cleared = meta.story({
  tags: ['behaviour'],
  args: { value: 'layla' },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search developers' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
});

/** Escape clears the text first; in an empty search it reaches the surrounding dialog. */
export const ClearedByEscape = meta.story({
  tags: ['behaviour'],
  args: { value: 'layla' },
  beforeEach: listenOutside,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(outerKeys).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(outerKeys).toHaveBeenCalledWith('Escape');
  },
});

/** `/` focuses the search from anywhere, but is a character in text fields. */
export const ReachedByShortcut = meta.story({
  tags: ['behaviour'],
  args: { value: 'layla' },
  decorators: [
    (Story) => (
      <>
        <input aria-label="Elsewhere" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const elsewhere = canvas.getByRole('textbox', { name: 'Elsewhere' });
    await userEvent.type(elsewhere, '1/2');
    await expect(elsewhere).toHaveValue('1/2');
    await expect(elsewhere).toHaveFocus();
    elsewhere.blur();
    await userEvent.keyboard('/');
    const search = canvas.getByRole('searchbox');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('omar');
    await expect(search).toHaveValue('omar');
  },
});

/** Also while it has the focus, empty, and is scrolled out of sight: the shortcut is not typed into it. */
export const ReachedAgain = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <div data-testid="page" tabIndex={-1} style={{ blockSize: 100, overflow: 'auto' }}>
      <Controlled {...args} />
      <div style={{ blockSize: 600 }} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByTestId('page');
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    page.scrollTop = 300;
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(page.scrollTop).toBeLessThan(20);
    await userEvent.keyboard('a/');
    await expect(canvas.getByRole('searchbox')).toHaveValue('a/');
  },
});

export const Disabled = meta.story({ args: { disabled: true, value: 'layla' } });

export const LongValues = meta.story({
  tags: ['long'],
  args: { value: longName },
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.clear(search);
    await userEvent.click(search);
    await userEvent.paste('\\['.repeat(5_000));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('\\['.repeat(5_000));
  },
});

/** When single-key shortcuts are off, their hints are hidden. */
export const SingleKeysOff = meta.story({
  beforeEach: () => {
    document.documentElement.dataset['singleKeys'] = 'off';
    return () => {
      delete document.documentElement.dataset['singleKeys'];
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/')).not.toBeVisible();
  },
});
