import { expect, screen, within } from 'storybook/test';
import { film, press, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Master Portal/Reports & Analytics',
  ...filmOf('/master/reports'),
});

export const GenerateAndDownload = meta.story({
  name: 'Generate and download a report',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const title = 'Audit Activity Report';
    const card = async () => within(await screen.findByRole('article', { name: title }));
    await scene('Generate the report that has failed', 'its card: a bar shows the progress', async () => {
      await press(userEvent, `Generate ${title}`);
      await expect(await (await card()).findByRole('progressbar')).toBeVisible();
    });
    await scene('Wait until it is ready', 'its card: PDF and Excel can be pressed', async () => {
      await expect(await (await card()).findByText('Ready')).toBeVisible();
      for (const format of ['PDF', 'Excel']) {
        await expect((await card()).getByRole('button', { name: `${format} ${title}` })).toBeEnabled();
      }
    });
    await scene('Press PDF', 'the message: the file was made', async () => {
      await press(userEvent, `PDF ${title}`);
      await sees('Exported as PDF');
    });
    await scene('Press Excel', 'the message: the same report, in another format', async () => {
      await press(userEvent, `Excel ${title}`);
      await sees('Exported as Excel');
    });
  },
});
