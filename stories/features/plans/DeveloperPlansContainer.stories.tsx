import { expect, screen, waitFor, within } from 'storybook/test';
import { DeveloperPlansContainer } from '#src/features/plans/DeveloperPlansContainer.tsx';
import { dialog, fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const route = '/master/plans-management/developer-plans';

const meta = preview.meta({
  title: 'Containers/Master Portal/Plans/Developer Plans',
  component: DeveloperPlansContainer,
  ...containerAt(route),
});

/** Waits until the four cards show these values, in order. */
async function expectFigures(expected: readonly string[]): Promise<void> {
  await waitFor(() =>
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(expected),
  );
}

/** The details show the user and time of the last change. */
export const Updated = meta.story({
  parameters: { route: `${route}?open=edit&id=DPL-003` },
  play: async ({ canvas, userEvent }) => {
    const form = await dialog('Edit Subscription Plan');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'Halted');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Subscription plan updates successfully.')).toBeVisible();
    await expectFigures(['8', '3', '37', '3']);
    await userEvent.click(canvas.getByRole('button', { name: 'View Premium' }));
    const details = await screen.findByRole('dialog', { name: 'Plan Details' });
    await expect(details).toHaveTextContent('Updated Byadmin@blume.example');
    await expect(within(details).getAllByRole('time').at(-1)).toHaveAttribute(
      'datetime',
      '2026-11-21T09:00:00.000Z',
    );
    await userEvent.click(within(details).getByRole('button', { name: 'Companies (9)' }));
    const companies = await screen.findByRole('dialog', { name: 'Companies on Premium' });
    await expect(companies).toHaveAccessibleDescription('Total companies using this plan: 9');
  },
});

/** The details of a halted plan lead to an email to its companies, with a subject, as long as it is halted. */
export const EmailOfHaltedPlan = meta.story({
  parameters: { route: `${route}?open=edit&id=DPL-003` },
  play: async ({ canvas, userEvent }) => {
    const form = await dialog('Edit Subscription Plan');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'Halted');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    for (const dismiss of await screen.findAllByRole('button', { name: 'Dismiss' }))
      await userEvent.click(dismiss);
    await userEvent.click(canvas.getByRole('button', { name: 'View Premium' }));
    const details = await dialog('Plan Details');
    await userEvent.click(details.getByRole('button', { name: 'Email the 9 companies' }));
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    await expect(subject).toHaveValue('The plan Premium is halted');
  },
});

/** A deleted plan is in neither list nor figures; Undo restores its position. */
export const DeletedAndTakenBack = meta.story({
  parameters: { route: `${route}?open=delete&id=DPL-002` },
  play: async ({ canvas, userEvent }) => {
    const asked = within(await screen.findByRole('dialog', { name: 'Delete plan' }));
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Subscription plan deleted successfully.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete Standard' })).toBeNull();
    await expectFigures(['7', '3', '27', '2']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expectFigures(['8', '4', '37', '2']);
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent('Standard');
  },
});

/** Undo of a save takes back what it changed, and keeps what was changed since; the second toast does not replace the first. */
export const ChangesTakenBack = meta.story({
  parameters: { route: `${route}?open=edit&id=DPL-002` },
  play: async ({ canvas, userEvent }) => {
    const save = async (name: string, text: string) => {
      const form = await dialog('Edit Subscription Plan');
      await fill(userEvent, form.getByRole('textbox', { name }), text);
      await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    };
    await save('Price', '1,299');
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Standard' }));
    await save('Description', 'For teams');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
    const [first] = screen.getAllByRole('button', { name: 'Undo' });
    if (first) await userEvent.click(first);
    const row = within(canvas.getByRole('row', { name: /^Standard/u }));
    await expect(await row.findByText('$999.00')).toBeVisible();
    await expect(row.getByText('For teams')).toBeVisible();
  },
});
