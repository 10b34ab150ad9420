import { expect, fn } from 'storybook/test';
import { FilterChips } from '#src/components/FilterChips/FilterChips.tsx';
import { Chips } from '#stories/components/Chips.tsx';
import preview from '#storybook/preview.tsx';

const chip = (label: string, text: string) => ({ id: `${label} ${text}`, label, text, onRemove: fn() });

const meta = preview.meta({
  title: 'Library/Choices/FilterChips',
  component: FilterChips,
  render: Chips,
  args: {
    chips: [chip('Status', 'Inactive'), chip('Priority', 'Critical'), chip('Priority', 'High')],
    onClear: fn(),
  },
});

export const Default = meta.story();

/** After a removal the focus is on the next chip, else on the one before, and in the end on the filter. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await userEvent.click(remove('Priority Critical'));
    await expect(remove('Priority High')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove('Status Inactive')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Status' })).toHaveFocus();
  },
});

/** Where the list has its own button for that. */
export const WithoutClear = meta.story({ render: ({ chips }) => <Chips chips={chips} /> });

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    chips: [
      chip('Customer', 'Österreichische Wohnbaugesellschaft für gemeinnütziges Wohnen und Bauen, Palm Crest'),
      chip('User Agent', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36'),
      chip('User', 'نورة بنت عبد الله الشامسي'),
    ],
  },
});

/** On a phone they share one line, which scrolls. */
export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('button').slice(1);
    const top = first?.getBoundingClientRect().top;
    await expect(others).toHaveLength(3);
    for (const other of others) await expect(other.getBoundingClientRect().top).toBe(top);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
