import { expect, screen } from 'storybook/test';
import { button, chooseFilter, dialog, film, press, search, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Master Portal/Audit Logs',
  tags: ['fault'],
  ...filmOf('/master/audit-logs'),
});

export const NothingToExport = meta.story({
  name: 'Look into failed sign-ins: nothing to export',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const records = (count: number) =>
      screen.findByRole('heading', { level: 2, name: `Audit Trail (${count} records)` });
    await scene('Filter by the result Failed', 'the title of the table: it counts 14 records', async () => {
      await chooseFilter(userEvent, 'Result', 'Failed');
      await records(14);
    });
    await scene(
      'Search for a name with a typing error',
      'Export Logs: there is nothing to export',
      async () => {
        await search(userEvent, 'unknwon');
        await sees('Nothing matches these filters.');
        await expect(await button('Export Logs')).toBeDisabled();
      },
    );
    await scene('Correct it', 'the records of failed sign-ins', async () => {
      await search(userEvent, 'unknown visitor');
      await expect(await screen.findAllByRole('row', { name: /Unknown visitor/ })).not.toHaveLength(0);
      await expect(await button('Export Logs')).toBeEnabled();
    });
    await scene('Open the first record', 'what is below the row: session, browser and error', async () => {
      const [first] = await screen.findAllByRole('button', { name: /^Details of User Login by Unknown/ });
      await userEvent.click(first ?? document.body);
      await button('View Full Details');
      const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
      await expect(labels).toEqual(expect.arrayContaining(['Session ID', 'User Agent', 'Error Message']));
    });
    await scene('Press View Full Details', 'the dialog: every field of the record', async () => {
      await press(userEvent, 'View Full Details');
      await expect((await dialog('Full Details')).getAllByRole('term')).toHaveLength(13);
    });
  },
});
