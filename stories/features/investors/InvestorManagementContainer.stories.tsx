import { expect, screen, waitFor, within } from 'storybook/test';
import { InvestorManagementContainer } from '#src/features/investors/InvestorManagementContainer.tsx';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const meta = preview.meta({
  title: 'Containers/Master Portal/Investor Management',
  component: InvestorManagementContainer,
  ...containerAt('/master/investor-users'),
});

/** Two deletions: the focus is on the row at the former position, never on its Delete; each can be undone. */
export const DeletedInARow = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const names = ['Layla Haddad', 'Omar Farouk', 'Anna Kowalska'];
    for (const name of names) {
      await step(`Delete ${name}: the focus is on the row that follows`, async () => {
        await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }));
        const asked = within(await screen.findByRole('dialog', { name: 'Delete investor' }));
        let seen = '';
        const observer = new MutationObserver(() => {
          seen += screen.queryByText('Investor not found')?.textContent ?? '';
        });
        observer.observe(document.body, { childList: true, subtree: true });
        await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus());
        await expect(canvas.queryByRole('button', { name: `Delete ${name}` })).toBeNull();
        observer.disconnect();
        await expect(seen).toBe('');
      });
    }
    await step('Each message names its record: undo the second deletion', async () => {
      await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(3));
      await userEvent.click(screen.getByRole('button', { name: 'Undo', description: 'Omar Farouk' }));
      await canvas.findByRole('button', { name: 'Delete Omar Farouk' });
      const undone = (await screen.findByText('Undone')).closest('[role="status"]');
      await expect(undone).toHaveTextContent('Omar Farouk');
      await expect(canvas.queryByRole('button', { name: 'Delete Layla Haddad' })).toBeNull();
    });
  },
});
