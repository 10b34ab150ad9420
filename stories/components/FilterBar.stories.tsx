import { Settings2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { FilterMenu } from '#src/components/FilterMenu/FilterMenu.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { optionsOf } from '#src/lib/options.ts';
import { Slim } from '#stories/components/frames.tsx';
import preview from '#storybook/preview.tsx';
import { box } from './DataTable/boxes.ts';

const meta = preview.meta({
  title: 'Library/Choices/FilterBar',
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
      <Button fill="quiet" icon={<Settings2 />}>
        View
      </Button>
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

/** The menu of the table is at the end of a line. */
export const NarrowFilters = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: ['Status', 'Plan'].map((label) => (
      <FilterMenu key={label} label={label} values={[]} shown={[]} choices={[]} onValues={fn()} />
    )),
  },
  play: async ({ canvas }) => {
    const view = box(canvas.getByRole('button', { name: 'View' }));
    await expect(view.right).toBeLessThanOrEqual(box(canvas.getByRole('search')).right);
  },
});
