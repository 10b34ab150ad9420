import { expect, screen, waitFor } from 'storybook/test';
import {
  button,
  chooseFilter,
  dialog,
  dialogGone,
  fill,
  film,
  press,
  pressIn,
  sees,
} from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Master Portal/Company Subscriptions',
  tags: ['fault'],
  ...filmOf('/master/user-subscriptions/company-subscriptions'),
});

const name = 'Marina Heights Real Estate';
const form = `Edit Subscription - ${name}`;

export const RenewedWithAWrongDate = meta.story({
  name: 'Renew a subscription: it ends before it starts',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const end = async () => (await dialog(form)).getByLabelText('End Date');
    await scene('Press the card Expired', 'the filter Status: the card sets it', async () => {
      await press(userEvent, 'Show Expired');
      await sees('Showing 1 to 6 of 6 subscriptions');
      await expect(await button('Status Expired')).toBeVisible();
    });
    await scene(`Renew ${name}`, 'the form: its status is Active now', async () => {
      await press(userEvent, `Edit ${name}`);
      const status = (await dialog(form)).getByLabelText('Status');
      await userEvent.selectOptions(status, 'Active');
      await expect(status).toHaveDisplayValue('Active');
    });
    await scene('Save with an end before the start', 'the message below End Date', async () => {
      await fill(userEvent, await end(), '2020-01-01');
      await pressIn(userEvent, form, 'Save Changes');
      const field = await end();
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(/^End date must not be before the start date/),
      );
    });
    await scene('Correct the year and save', 'the card Expired: one less', async () => {
      await fill(userEvent, await end(), '2027-08-14');
      await pressIn(userEvent, form, 'Save Changes');
      await sees(`Subscription for ${name} updated successfully.`);
      await dialogGone();
      const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
      await expect(figures).toEqual(['37', '23', '3', '5']);
    });
    await scene('Choose all again and view its history', 'the first entry: who changed what', async () => {
      await chooseFilter(userEvent, 'Status', 'All');
      await press(userEvent, `View history ${name}`);
      const [newest] = (await dialog(`Subscription History - ${name}`)).getAllByRole('listitem');
      await expect(newest).toHaveTextContent('by superadmin@blume.example');
    });
  },
});
