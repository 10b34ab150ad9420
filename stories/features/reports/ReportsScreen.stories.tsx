import { expect, fn, within } from 'storybook/test';
import { buildReport } from '#fixtures/build/report.ts';
import { reports, userGrowth } from '#fixtures/build/samples.ts';
import { developerDistribution } from '#fixtures/data/reportTables.ts';
import type { Report } from '#src/api/types/report.ts';
import { ReportsScreen } from '#src/features/reports/ReportsScreen.tsx';
import { expectNothingHuge, hugeWord } from '#stories/longTexts.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { expectNoSidewaysScroll } from '../shownPage.ts';

const [growth = buildReport(), distribution = buildReport()] = reports;
const generating: Report = { ...growth, status: 'Generating', progress: 0.4 };
const failed = reports.filter(({ status }) => status === 'Failed');

const meta = preview.meta({
  title: 'Screens/Master Portal/Reports & Analytics',
  component: ReportsScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    reports,
    charts: { userGrowth, developerDistribution },
    writing: [],
    status: '',
    onShowAll: fn(),
    opened: null,
    onClose: fn(),
    actions: { onGenerate: fn(), onCancel: fn(), onTables: fn(), onDownload: fn() },
  },
});

/** Three figures, six reports, two charts; the files of a ready report can be downloaded. */
export const Default = meta.story({ parameters: alsoOnPhone });

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Reports & Analytics');
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Total Reports Generated',
      'Data Points Analyzed',
      'Average Processing Time',
    ]);
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    const card = within(canvas.getByRole('article', { name: 'User Growth Report' }));
    await expect(card.getByText('Ready')).toBeVisible();
    await expect(
      await canvas.findByRole('group', { name: /^User Growth Trend, Dec 2025 to/u }),
    ).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /^Developer Distribution: Dubai/u })).toBeVisible();
  },
});

export const NothingYet = meta.story({
  tags: ['empty'],
  args: {
    reports: [],
    charts: {
      userGrowth: { ...userGrowth, rows: [] },
      developerDistribution: { ...developerDistribution, rows: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reports yet')).toBeVisible();
    await expect(canvas.getAllByText('No figures yet')).toHaveLength(2);
    await expect(canvas.getByText('—')).toBeVisible();
  },
});

/** During a run the file buttons are disabled, progress and Cancel are beside the status, and nothing moves. */
export const Generating = meta.story({
  args: { reports: [generating, distribution] },
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: 'User Growth Report' }));
    await expect(card.getByText('Generating')).toBeVisible();
    await expect(card.getByRole('progressbar', { name: 'Generating User Growth Report' })).toHaveValue(0.4);
    await expect(card.getByText('40%')).toBeVisible();
    await expect(card.getByRole('button', { name: 'PDF User Growth Report' })).toBeDisabled();
    await expect(card.getByRole('button', { name: 'Excel User Growth Report' })).toBeDisabled();
    await userEvent.click(card.getByRole('button', { name: 'Generate User Growth Report' }));
    await expect(args.actions.onGenerate).not.toHaveBeenCalled();
    await userEvent.click(card.getByRole('button', { name: 'Cancel User Growth Report' }));
    await expect(args.actions.onCancel).toHaveBeenCalledWith(generating);
    const heights = canvas.getAllByRole('article').map((article) => article.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
});

export const Failed = meta.story({
  tags: ['failed'],
  args: { reports: failed },
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: 'Audit Activity Report' }));
    await expect(card.getByText('Failed')).toBeVisible();
    await expect(card.getByRole('button', { name: 'PDF Audit Activity Report' })).toBeDisabled();
    await userEvent.click(card.getByRole('button', { name: 'Generate Audit Activity Report' }));
    await expect(args.actions.onGenerate).toHaveBeenCalledWith(failed[0]);
    await expect(card.getByRole('button', { name: 'Generate Audit Activity Report' })).toHaveFocus();
  },
});

/** The file is being written: its button is busy, and a second press does nothing. */
export const WritingFile = meta.story({
  args: { writing: [{ id: growth.id, format: 'pdf' }] },
  play: async ({ args, canvas, userEvent }) => {
    const pdf = canvas.getByRole('button', { name: 'PDF User Growth Report' });
    await expect(pdf).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(pdf);
    await expect(args.actions.onDownload).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Excel User Growth Report' })).not.toHaveAttribute(
      'aria-busy',
    );
  },
});

/** Both charts as tables: the same rows as in the files, their totals and shares too. */
export const ShowingTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const title of ['User Growth Trend', 'Developer Distribution']) {
      await userEvent.click(canvas.getByRole('button', { name: `Show table of ${title}` }));
    }
    const users = within(canvas.getByRole('table', { name: 'User Growth Trend' }));
    await expect(users.getByRole('row', { name: 'Nov 2026 9,218 6,144 15,362' })).toBeVisible();
    const developers = within(canvas.getByRole('table', { name: 'Developer Distribution' }));
    await expect(developers.getByRole('row', { name: 'Dubai 108 43.7%' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    reports: [
      buildReport({ title: hugeWord, description: hugeWord, type: hugeWord }),
      {
        ...generating,
        title: 'A report on everything that all of the departments ever asked for '.repeat(3),
      },
    ],
    charts: {
      userGrowth: {
        ...userGrowth,
        rows: userGrowth.rows.map(([month = '']) => [month, 987_654_321, 1_234_567_890, 2_222_222_211]),
      },
      developerDistribution: {
        ...developerDistribution,
        rows: [
          [hugeWord, 1_234_567, 0.9],
          ['Dubai', 3, 0.1],
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Developer Distribution/u });
    await expectNoSidewaysScroll(canvas);
    await expectNothingHuge();
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /^User Growth Trend/u });
    await expectNoSidewaysScroll(canvas);
  },
});

/** The dashboard leads to the reports that failed. */
export const OnlyFailed = meta.story({
  args: { status: 'Failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(failed.length);
    await expect(canvas.getByText(/^1 report that failed/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
});

/** A status that no report can have shows none. */
export const UnknownStatus = meta.story({
  args: { status: 'Foo' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByText(/^0 reports with the status “Foo”/u)).toBeVisible();
  },
});
