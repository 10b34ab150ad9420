import { expect, screen, within } from 'storybook/test';
import { ReportsContainer } from '#src/features/reports/ReportsContainer.tsx';
import { type RunStep, STEPS } from '#src/features/reports/reportRuns.ts';
import { fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

/** The steps of runs that wait; each ends with `next`. */
let waiting: (() => void)[] = [];
const step: RunStep = () => new Promise((resolve) => waiting.push(resolve));

async function next(): Promise<void> {
  const steps = waiting;
  waiting = [];
  for (const end of steps) end();
  await Promise.resolve();
}

const meta = preview.meta({
  title: 'Containers/Master Portal/Reports & Analytics',
  component: ReportsContainer,
  ...containerAt('/master/reports'),
  args: { step },
});

type Canvas = ReturnType<typeof within>;

const cardOf = (canvas: Canvas, title: string) => within(canvas.getByRole('article', { name: title }));

async function finish(): Promise<void> {
  for (let done = 0; done < STEPS; done += 1) await next();
}

export const Generated = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const card = cardOf(canvas, 'User Growth Report');
    const before = card.getByRole('time').textContent;
    await expect(canvas.getByText('234')).toBeVisible();
    await step('Press Generate: the card shows the progress', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Generate User Growth Report' }));
      await expect(await card.findByText('0%')).toBeVisible();
      await next();
      await expect(await card.findByText('10%')).toBeVisible();
    });
    await step('Go on to Cancel by keyboard', async () => {
      // Over the button Table.
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(card.getByRole('button', { name: 'Cancel User Growth Report' })).toHaveFocus();
    });
    await step('The report is ready with a new time, and its button has the focus', async () => {
      await finish();
      await expect(await card.findByText('Ready')).toBeVisible();
      await expect(card.getByRole('button', { name: 'Generate User Growth Report' })).toHaveFocus();
      await expect(card.getByRole('time')).not.toHaveTextContent(before ?? '');
      await expect(card.getByRole('time')).toHaveAttribute('datetime', '2026-11-21T09:00:00.000Z');
      await expect(canvas.getByText('235')).toBeVisible();
      await expect(await screen.findByText('Report generated')).toBeVisible();
    });
  },
});

const revenue = { parameters: { route: '/master/reports?period=2026-Q3' } };

export const DaysTyped = meta.story({
  ...revenue,
  play: async ({ canvas, step, userEvent }) => {
    const from = await canvas.findByRole('textbox', { name: 'Days from' });
    await expect(from).toHaveValue('2026-07-01');
    await step('Type the first day: the figures stay while it is not whole', async () => {
      await userEvent.clear(from);
      await expect(from).toHaveValue('');
      await fill(userEvent, from, '2026-08-');
      await expect(canvas.getByText(/ of 2026 Q3, days in UTC/u)).toBeVisible();
    });
    await step('They follow when both days are', async () => {
      await userEvent.type(from, '15');
      await expect(from).toHaveValue('2026-08-15');
      await expect(await canvas.findByText(/ of 2026-08-15 to 2026-09-30, days in UTC/u)).toBeVisible();
    });
    await step('A period takes the place of a day that is not whole', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(from).toHaveValue('2026-08-1');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), '2026');
      await expect(from).toHaveValue('2026-01-01');
    });
  },
});
