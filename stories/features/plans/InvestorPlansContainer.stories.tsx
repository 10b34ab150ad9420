import { expect, screen, within } from 'storybook/test';
import { InvestorPlansContainer } from '#src/features/plans/InvestorPlansContainer.tsx';
import { fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const route = '/master/plans-management/investor-plans';

const meta = preview.meta({
  title: 'Containers/Master Portal/Plans/Investor Plans',
  component: InvestorPlansContainer,
  ...containerAt(route),
});

/** Investor plans are a separate list with separate ids. */
export const Added = meta.story({
  parameters: { route: `${route}?open=add` },
  play: async ({ canvas, step, userEvent }) => {
    await step('Add a plan', async () => {
      const form = within(await screen.findByRole('dialog', { name: 'Add New Subscription Plan' }));
      await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Circle');
      await fill(userEvent, form.getByRole('textbox', { name: 'Description' }), 'For friends');
      await userEvent.type(form.getByRole('textbox', { name: 'Price' }), '12.5');
      await userEvent.selectOptions(form.getByRole('combobox', { name: 'Currency' }), 'GBP');
      await userEvent.click(form.getByRole('button', { name: 'Add Subscription Plan' }));
      await expect(await screen.findByText('Subscription plan created successfully.')).toBeVisible();
    });
    await step('It is in the list of the investor plans', async () => {
      const row = within(await canvas.findByRole('row', { name: /Circle/ }));
      await expect(row.getByText('£12.50')).toBeVisible();
      await expect(row.getByText('Active')).toBeVisible();
      await expect(canvas.getByText('Showing 1 to 9 of 9 plans')).toBeVisible();
    });
  },
});
