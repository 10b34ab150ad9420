import { expect, screen } from 'storybook/test';
import { dialog, dialogGone, fillIn, film, press, pressIn, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Master Portal/Plans',
  tags: ['fault'],
  ...filmOf('/master/plans-management/developer-plans'),
});

export const SavedTooEarly = meta.story({
  name: 'Add a plan: required fields are empty',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const form = 'Add New Subscription Plan';
    await scene('Name a new plan and save it', 'the fields that are still required', async () => {
      await press(userEvent, 'Add New Plan');
      await fillIn(userEvent, form, { Name: 'Harbour' });
      await pressIn(userEvent, form, 'Add Subscription Plan');
      await sees('Please fill in all required fields.');
      await expect(await (await dialog(form)).findAllByText('Required')).toHaveLength(2);
    });
    await scene('Fill them in, without a limit of users', 'the field Max Users: it is disabled', async () => {
      await fillIn(userEvent, form, { Description: 'For ports and marinas', Price: '1250.50' });
      const opened = await dialog(form);
      await userEvent.click(opened.getByRole('checkbox', { name: 'Unlimited', description: 'Max Users' }));
      await expect(opened.getByRole('textbox', { name: 'Max Users' })).toBeDisabled();
    });
    await scene('Save again', 'the cards above the table: they count nine plans', async () => {
      await pressIn(userEvent, form, 'Add Subscription Plan');
      await sees('Subscription plan created successfully.');
      await dialogGone();
      await expect(screen.getByRole('row', { name: /Harbour.*Unlimited/ })).toBeVisible();
      await expect(screen.getAllByRole('definition')[0]).toHaveTextContent('9');
    });
    await scene('Press its count of users', 'the dialog: no company has the plan yet', async () => {
      await press(userEvent, '0 companies on Harbour');
      await sees('No companies are currently using this plan');
    });
  },
});
