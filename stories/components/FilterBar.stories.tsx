import { Columns3, Rows3 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { FilterMenu } from '#src/components/FilterMenu/FilterMenu.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { optionsOf } from '#src/lib/options.ts';
import preview from '#storybook/preview.tsx';
import { box } from './DataTable/boxes.ts';
import { Slim } from './frames.tsx';

const meta = preview.meta({
  title: 'Components/FilterBar',
  component: FilterBar,
  args: {
    children: (
      <>
        <SearchInput
          label="Search"
          placeholder="Search by name or email"
          value=""
          onValueChange={fn()}
          shortcut="/"
        />
        <FilterMenu label="Status" values={[]} shown={[]} choices={optionsOf(['Active'])} onValues={fn()} />
      </>
    ),
    end: (
      <>
        <Button fill="quiet" size="small" icon={<Columns3 />}>
          Columns
        </Button>
        <Button fill="quiet" size="small" icon={<Rows3 />}>
          Density
        </Button>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Filters' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  decorators: [
    (Story) => (
      <Slim>
        <Story />
      </Slim>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The controls of the view stay together at the end of a line. */
export const NarrowFilters = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: ['Status', 'Plan'].map((label) => (
      <FilterMenu key={label} label={label} values={[]} shown={[]} choices={[]} onValues={fn()} />
    )),
  },
  play: async ({ canvas }) => {
    const [bar, first, last] = [
      canvas.getByRole('search'),
      canvas.getByRole('button', { name: 'Columns' }),
      canvas.getByRole('button', { name: 'Density' }),
    ].map(box) as [DOMRect, DOMRect, DOMRect];
    await expect(first.top).toBe(last.top);
    await expect(last.right).toBe(bar.right);
    await expect(first.top).toBeGreaterThan(box(canvas.getByRole('button', { name: /^Plan/ })).bottom);
  },
});
