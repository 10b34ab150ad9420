import { expect, waitFor, within } from 'storybook/test';
import { buildDeveloper, developerNumber } from '#fixtures/build/developer.ts';
import { developers } from '#fixtures/build/samples.ts';
import { theme } from '#src/components/theme/theme.ts';
import { DeveloperManagementScreen } from '#src/features/developers/DeveloperManagementScreen.tsx';
import { developerList } from '#src/features/developers/developerList.ts';
import { chooseFilter } from '#stories/filters.ts';
import { alsoOnPhone, isOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { listOf } from '../list.ts';
import { listStates } from '../listStates.ts';
import { asPage } from '../page.tsx';
import { developerNamed, screenArgs } from './screenArgs.ts';

const layla = developerNamed('Layla Haddad');

const states = listStates(developerList, {
  rows: developers,
  long: [
    buildDeveloper({
      name: 'Maximiliana Alexandrina Wilhelmina von Hohenberg-Falkenstein zu Sankt Georgen II',
      companyName: 'The Very Long Established International Property Development Holding of the Gulf',
      email: `${'a-very-long-address'.repeat(3)}@a-rather-long-company-name.example`,
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

/** An import is running; the button opens its dialog again. */
export const Importing = meta.story({
  args: {
    list: { ...screenArgs.list, files: { ...screenArgs.list.files, importing: { done: 3, total: 40 } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Importing 3 of 40' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Import' })).toBeNull();
  },
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    if (isOnPhone()) return;
    await step('nine columns, by the names of the specification', async () => {
      const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent?.trim());
      // The first one only selects.
      await expect(headers.slice(1)).toEqual([
        'Name',
        'Company',
        'Email',
        'Phone Number',
        'Emirates Id',
        'Status',
        'Last Login',
        'Sub-Users',
        'Actions',
      ]);
    });
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

export const Filtering = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Search by name or email'), 'L');
    await expect(args.list.filters.onSearch).toHaveBeenCalledWith('L');
    await chooseFilter(userEvent, 'Status', 'Inactive');
    await expect(args.list.filters.onFilter).toHaveBeenCalledWith('status', ['inactive']);
  },
});

/** Search by name and email, ignoring case, and the filter by status. */
export const Filtered = meta.story({
  args: { list: listOf(developerList, developers, { search: 'ANNA', filters: { status: ['inactive'] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit Anna Kowalska' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit Layla Haddad' })).toBeNull();
  },
});

export const Sorted = meta.story({
  args: {
    list: listOf(developerList, developers, { sort: { column: 'subUsers', direction: 'descending' } }),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: /^Sub-Users/ });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    const first = canvas.getAllByRole('row')[1] ?? document.body;
    await expect(within(first).getByRole('button', { name: /^12 sub-users/ })).toBeVisible();
  },
});

export const Loading = meta.story({ ...states.Loading, tags: ['loading'] });
export const LoadingLong = meta.story({ ...states.LoadingLong, tags: ['loading'] });
export const Failed = meta.story({ ...states.Failed, tags: ['failed'] });
export const RefreshFailed = meta.story({ ...states.RefreshFailed, tags: ['failed'] });
export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });
export const NarrowFilters = meta.story({ ...states.NarrowFilters, tags: ['narrow'] });
export const NarrowTools = meta.story({ ...states.NarrowTools, tags: ['narrow'] });
export const BulkActions = meta.story(states.BulkActions);

/** Numbers, dates and ids are not cut off in a wider font, as with other browsers and text zoom. */
export const WiderFont = meta.story({
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

/** The list has no pages: scrolling reaches its end. */
export const ThousandRows = meta.story({
  tags: ['long'],
  args: {
    list: listOf(
      developerList,
      Array.from({ length: 1000 }, (_, index) => developerNumber(index + 1)),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  },
});

export const LastOfThousandRows = ThousandRows.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Developer 0001'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('Developer 1000')).toBeVisible());
    // The window of drawn rows follows with the event of the scrolling.
    await waitFor(() => expect(canvas.queryByText('Developer 0001')).toBeNull());
  },
});

export const MoreOnTheServer = meta.story({
  args: { list: listOf(developerList, developers, { total: 1204 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('The first 64 of 1,204 developers are shown.');
  },
});
