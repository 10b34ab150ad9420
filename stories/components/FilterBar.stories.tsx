import { Settings2, SlidersHorizontal } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { FilterMenu } from '#src/components/FilterMenu/FilterMenu.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { optionsOf } from '#src/lib/options.ts';
import preview from '#storybook/preview.tsx';
import { box } from './DataTable/tableParts.ts';

const search = (
  <SearchInput
    label="Search"
    placeholder="Search by name or email"
    value=""
    onValueChange={fn()}
    shortcut="/"
  />
);
const searchAndFilter = (
  <>
    {search}
    <FilterMenu label="Status" values={[]} shown={[]} choices={optionsOf(['Active'])} onValues={fn()} />
  </>
);
const view = (
  <Button fill="quiet" icon={<Settings2 />}>
    View
  </Button>
);

const meta = preview.meta({
  title: 'Library/Choices/FilterBar',
  component: FilterBar,
  argTypes: {
    children: { control: 'boolean', mapping: { true: searchAndFilter, false: search } },
    end: { control: 'boolean', mapping: { true: view, false: null } },
  },
  args: {
    children: searchAndFilter,
    end: view,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Filters' })).toBeVisible();
  },
});

/** The filters are behind one button; the menu of the table is at the end of the line. */
export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: (
      <>
        <SearchInput label="Search" placeholder="Search by name or email" value="" onValueChange={fn()} />
        <Button icon={<SlidersHorizontal />} aria-expanded={false}>
          Filters
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const view = box(canvas.getByRole('button', { name: 'View' }));
    const filters = box(canvas.getByRole('button', { name: 'Filters' }));
    await expect(filters.right).toBeLessThan(view.left);
    await expect(filters.top).toBe(view.top);
    await expect(view.right).toBeLessThanOrEqual(box(canvas.getByRole('search')).right);
  },
});
