import { expect, screen, waitFor, within } from 'storybook/test';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { DeveloperPlansContainer } from '#src/features/plans/DeveloperPlansContainer.tsx';
import { dialog, fill, press } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const route = '/master/plans-management/developer-plans';

const meta = preview.meta({
  title: 'Containers/Master Portal/Plans/Developer Plans',
  component: DeveloperPlansContainer,
  ...containerAt(route),
});

export const Halted = meta.story({
  parameters: { route: `${route}?open=edit&id=DPL-003` },
  play: async ({ canvas, step, userEvent }) => {
    await step('Set the plan to Halted: the cards count it', async () => {
      const form = await dialog('Edit Subscription Plan');
      await userEvent.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'Halted');
      await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
      await expect(await screen.findByText('Subscription plan updates successfully.')).toBeVisible();
      await waitFor(() =>
        expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
          '8',
          '3',
          '37',
          '3',
        ]),
      );
    });
    await step('Dismiss the messages, and open its details: they show who changed it and when', async () => {
      for (const dismiss of await screen.findAllByRole('button', { name: 'Dismiss' }))
        await userEvent.click(dismiss);
      await userEvent.click(canvas.getByRole('button', { name: 'View Premium' }));
      await expect(await screen.findByRole('dialog')).toHaveTextContent('Updated Byadmin@blume.example');
      await expect((await dialog('Plan Details')).getAllByRole('time').at(-1)).toHaveAttribute(
        'datetime',
        storyNow,
      );
    });
    await step('Press Email: the subject says what has happened', async () => {
      await press(userEvent, 'Email the 9 companies');
      const subject = await screen.findByRole('textbox', { name: 'Subject' });
      await expect(subject).toHaveValue('The plan Premium is halted');
    });
  },
});

export const ChangesTakenBack = meta.story({
  parameters: { route: `${route}?open=edit&id=DPL-002` },
  play: async ({ canvas, step, userEvent }) => {
    const save = async (name: string, text: string) => {
      const form = await dialog('Edit Subscription Plan');
      await fill(userEvent, form.getByRole('textbox', { name }), text);
      await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    };
    await step('Save a new price, then a new description', async () => {
      await save('Price', '1,299');
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit Standard' }));
      await save('Description', 'For teams');
    });
    await step('Each save has its own Undo: take back the first', async () => {
      await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
      const [first] = screen.getAllByRole('button', { name: 'Undo' });
      if (first) await userEvent.click(first);
    });
    await step('The price is the former one, the description the new one', async () => {
      const row = within(canvas.getByRole('row', { name: /^Standard/u }));
      await expect(await row.findByText('$999.00')).toBeVisible();
      await expect(row.getByText('For teams')).toBeVisible();
    });
  },
});
