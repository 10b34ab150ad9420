import { expect, fn, screen } from 'storybook/test';
import { BulkActions } from '#src/features/shared/list/bulk/BulkActions.tsx';
import { bulkChanges } from '#stories/storyStates.ts';
import preview from '#storybook/preview.tsx';

const noun = { one: 'developer', many: 'developers' };
const deletion = {
  noun,
  chosen: () => [
    { id: '1', name: 'Layla Haddad' },
    { id: '2', name: 'Omar Farouk' },
  ],
  onDelete: fn(),
  kind: 'developers',
  irreversible: true,
};
const changes = bulkChanges(noun, { deletion });

const meta = preview.meta({
  title: 'Screens/Shared/BulkActions',
  component: BulkActions,
  args: {
    selected: 2,
    exporting: { exportable: true, onExport: fn() },
    changes,
  },
});

export const Default = meta.story();

export const ConfirmingDelete = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete developers' });
    await expect(dialog).toHaveTextContent('Layla Haddad');
    await expect(args.changes?.deletion?.onDelete).not.toHaveBeenCalled();
  },
});

/** A status change is in progress: its button is busy, Delete is disabled. */
export const ChangingStatus = meta.story({
  args: { changes: { ...changes, busy: 'status' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set status' })).toHaveAttribute('aria-busy', 'true');
    const button = canvas.getByRole('button', { name: 'Delete' });
    await expect(button).toBeDisabled();
    await expect(button).not.toHaveAttribute('aria-busy');
  },
});

/** A deletion is in progress: Delete is busy, keeps the focus and opens no dialog. */
export const Deleting = meta.story({
  args: { changes: { ...changes, busy: 'delete' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.changes?.deletion?.onDelete).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Set status' })).toBeDisabled();
  },
});

/** Rows can only be exported: other buttons are absent. */
export const NothingToChange = meta.story({
  args: { changes: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Export']);
  },
});

/** Rows to select are being read: changes are disabled. */
export const Waiting = meta.story({
  tags: ['loading'],
  args: { waiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set status' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled();
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });

/** The menu names the selected rows that are not shown. */
export const NotShown = meta.story({
  args: { selected: 3, changes: { ...changes, hidden: () => ['Layla Haddad', 'Omar Farouk'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set status' }));
    await expect(
      await screen.findByText('3 selected, not shown: Layla Haddad and Omar Farouk'),
    ).toBeVisible();
  },
});
