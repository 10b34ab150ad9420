import { expect, screen, within } from 'storybook/test';
import { button, dialog, dialogGone, film, pressIn, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Master Portal/Investor Subscriptions',
  tags: ['fault'],
  ...filmOf('/master/user-subscriptions/investor-subscriptions?open=edit&id=USUB-999'),
});

export const LinkToARecordThatIsGone = meta.story({
  name: 'Remind investors to renew: a record is gone',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    await scene(
      'Follow a link from an old email',
      'the dialog: it says that the record is gone',
      async () => {
        await dialog('Subscription not found');
      },
    );
    await scene('Close it', 'the list: it can be used as always', async () => {
      await userEvent.keyboard('{Escape}');
      await dialogGone();
      await sees(/^Showing 1 to /);
    });
    await scene('Select two who have to renew', 'the bar above the table: it counts them', async () => {
      for (const name of ['Layla Haddad', 'Omar Farouk']) {
        await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
      }
      await expect(await screen.findByRole('group', { name: 'Selected rows' })).toHaveTextContent(
        '2 selected',
      );
    });
    await scene('Press Send Renewal Reminders', 'the question: it names both', async () => {
      const bar = within(await screen.findByRole('group', { name: 'Selected rows' }));
      await userEvent.click(bar.getByRole('button', { name: 'Send Renewal Reminders' }));
      const named = await (await dialog('Send renewal reminders')).findAllByRole('listitem');
      await expect(named.map(({ textContent }) => textContent?.split(' <')[0])).toEqual([
        'Layla Haddad',
        'Omar Farouk',
      ]);
    });
    await scene('Send them', 'the message: it says how many were sent', async () => {
      await pressIn(userEvent, 'Send renewal reminders', 'Send to 2 people');
      await sees('Sent renewal reminders to 2 selected users.');
      await expect(await button('Export Selected')).toBeVisible();
    });
  },
});
