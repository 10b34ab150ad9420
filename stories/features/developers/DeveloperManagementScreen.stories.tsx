import { expect, screen, within } from 'storybook/test';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { developers } from '#fixtures/build/samples.ts';
import { theme } from '#src/components/theme/theme.ts';
import { DeveloperManagementScreen } from '#src/features/developers/DeveloperManagementScreen.tsx';
import { developerList } from '#src/features/developers/developerList.ts';
import { longEmail, longName } from '#stories/longTexts.ts';
import { chooseFilter } from '#stories/steps.ts';
import { askedDeletion, listOf, storyStates } from '#stories/storyStates.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { developerNamed, opened, screenArgs } from './screenArgs.ts';

const layla = developerNamed('Layla Haddad');

const states = storyStates(developerList, {
  rows: developers,
  long: [
    buildDeveloper({
      name: longName,
      companyName: 'The Very Long Established International Property Development Holding of the Gulf',
      email: longEmail,
      phoneNumber: '+971 50 123 4567 ext. 1234567890',
      emiratesId: '784-1987-1234567-1-and-then-some',
    }),
    buildDeveloper({ name: 'نورة بنت عبد الله الشامسي', companyName: '株式会社ブルーム' }),
    buildDeveloper({ name: '<b>Not bold</b>', email: '', phoneNumber: '', emiratesId: '' }),
  ],
  add: 'Add Developer',
});

const meta = preview.meta({
  title: 'Screens/Master Portal/Developer Management',
  component: DeveloperManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    await step('every row can be viewed, edited and deleted', async () => {
      for (const [verb, dialog] of [
        ['View', 'details'],
        ['Edit', 'edit'],
        ['Delete', 'delete'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name: `${verb} Layla Haddad` }));
        await expect(args.list.open.onOpen).toHaveBeenLastCalledWith(dialog, layla);
      }
    });
    await step('the count opens the sub-users; a count of 0 is disabled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '3 sub-users of Layla Haddad' }));
      await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('sub-users', layla);
      await expect(canvas.getByRole('button', { name: '0 sub-users of Omar Farouk' })).toBeDisabled();
    });
    await step('adding is one button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Developer' }));
      await expect(args.list.open.onAdd).toHaveBeenCalledOnce();
    });
  },
});

export const Loading = meta.story({ ...states.Loading, tags: ['loading'] });
export const Failed = meta.story({ ...states.Failed, tags: ['failed'] });
export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });

/** The filters are behind one button, which counts those that are set. */
export const NarrowFilters = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: { list: listOf(developerList, developers, { filters: { status: ['active'] } }) },
  play: async ({ args, canvas, userEvent }) => {
    const filters = canvas.getByRole('button', { name: 'Filters (1)' });
    await expect(filters).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('searchbox', { name: developerList.search })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Status / })).toBeNull();
    await userEvent.click(filters);
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await expect(filters).toHaveFocus();
    await chooseFilter(userEvent, 'Status', 'All');
    await expect(args.list.filters.onFilter).toHaveBeenCalledWith('status', []);
  },
});

/** Columns and density share a menu. */
export const NarrowTools = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas, userEvent }) => {
    const { layout, onLayout, onDensity } = args.list.table;
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }));
    await expect(onLayout).toHaveBeenCalledWith({ ...layout, hidden: [...layout.hidden, 'status'] });
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
    await expect(onDensity).toHaveBeenCalledWith('compact');
  },
});

/** Two rows are selected, and all bulk actions are offered. */
export const BulkActions = meta.story({
  args: { list: listOf(developerList, developers, { selected: developers.slice(0, 2) }) },
  play: async ({ args, canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    // Their code is loaded when the bar is drawn.
    for (const name of ['Export', 'Set status', 'Delete']) {
      await expect(await bar.findByRole('button', { name })).toBeEnabled();
    }
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(args.list.selection.onSelect).toHaveBeenCalledWith(new Set());
  },
});

/** Numbers, dates and ids are not cut off in a wider font, as with other browsers and text zoom. */
export const WiderFont = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ [theme.vars.font.table]: '400 20px/24px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const date = canvas.getAllByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)[0];
    await expect(date && getComputedStyle(date).fontSize).toBe('20px');
    const figures = [...canvasElement.querySelectorAll<HTMLElement>('td[data-variant~="figures"]')];
    const cut = figures.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(figures.length).toBeGreaterThan(0);
    await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  },
});

export const ConfirmingDelete = meta.story(
  askedDeletion(opened({ type: 'delete', row: layla }), {
    noun: 'developer',
    row: layla,
    texts: [
      'Are you sure you want to delete this developer? This action cannot be undone.',
      layla.email,
      layla.emiratesId,
    ],
  }),
);

/** The address names a developer user that the list does not have. */
export const RecordNotFound = meta.story({
  tags: ['failed'],
  args: opened({ type: 'missing' }),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Developer not found' });
    await userEvent.keyboard('{Escape}');
    await expect(args.list.open.onClose).toHaveBeenCalledOnce();
  },
});
