import { expect, screen, waitFor, within } from 'storybook/test';
import { masterRecords } from '#src/app/records/masterKinds.ts';
import { MasterTicketsContainer } from '#src/features/tickets/MasterTicketsContainer.tsx';
import { loaded } from '#stories/features/shared/related/sampleKinds.ts';
import { withRecords } from '#stories/features/shared/related/withRecords.tsx';
import { dialog } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const path = '/master/support-management';
const open = (ticketId: string) => ({ route: `${path}?open=details&id=${ticketId}` });

const meta = preview.meta({
  title: 'Containers/Master Portal/Support Management',
  component: MasterTicketsContainer,
  ...containerAt(path),
});

const opened = () => dialog('Ticket Details');
const press = async (name: string) => (await opened()).getByRole('button', { name });
export const StatusSaved = meta.story({
  parameters: { route: `${path}?status=Open&open=details&id=TKT-2026-1055` },
  play: async ({ canvas, step, userEvent }) => {
    await step('Save the status Resolved: the trail has it, and the ticket keeps its position', async () => {
      await expect((await opened()).getByText('2 of 4')).toBeVisible();
      await userEvent.selectOptions((await opened()).getByRole('combobox', { name: 'Status' }), 'Resolved');
      await userEvent.click(await press('Save Changes'));
      await expect(await screen.findByText('Status changed to Resolved')).toBeVisible();
      const trail = within((await opened()).getByRole('list', { name: 'Activity & Audit Trail' }));
      const newest = trail.getAllByRole('listitem').at(-1);
      await expect(newest).toHaveTextContent('Sara Khalil changed the status from Open to Resolved');
      await expect((await opened()).getByText('2 of 4')).toBeVisible();
    });
    await step('J opens the ticket that follows', async () => {
      await userEvent.keyboard('j');
      await expect(await (await opened()).findByText('3 of 4')).toBeVisible();
      await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('TKT-2026-1051');
    });
    await step('The filtered list is without the resolved one', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const table = within(canvas.getByRole('table', { name: 'Support Tickets (3)' }));
      await expect(table.getByText('TKT-2026-1051')).toBeVisible();
      await expect(table.queryByText('TKT-2026-1055')).toBeNull();
    });
  },
});

export const UploadRefused = meta.story({
  tags: ['fault'],
  parameters: open('TKT-2026-1057'),
  play: async ({ step, userEvent }) => {
    const refused = async () => (await opened()).queryAllByText(/^video\.mp4 was not taken/);
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'video.mp4');
    await step(
      'Choose a file that is too large, and drop it: the ticket says twice that it was not taken',
      async () => {
        const input = (await opened()).getByLabelText('Upload File', { selector: 'input' });
        await userEvent.upload(input, large);
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(large);
        const dropped = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
        (await opened()).getByRole('textbox', { name: 'Comment' }).dispatchEvent(dropped);
        await waitFor(async () => expect(await refused()).toHaveLength(2));
      },
    );
    await step('The next ticket says nothing of it', async () => {
      await userEvent.click(await press('Next ticket'));
      await waitFor(async () => expect(await refused()).toHaveLength(0));
    });
  },
});

export const UnsentComment = meta.story({
  parameters: open('TKT-2026-1057'),
  play: async ({ canvas, step, userEvent }) => {
    const field = async () => (await opened()).getByRole('textbox', { name: 'Comment' });
    await step('Type half a sentence, and go on to the next ticket: its field is empty', async () => {
      await userEvent.type(await field(), 'Half a sen');
      await userEvent.click(await press('Next ticket'));
      await waitFor(() =>
        expect(screen.getByRole('dialog', { name: 'Ticket Details' })).toHaveAccessibleDescription(
          'TKT-2026-1056',
        ),
      );
      await expect(await field()).toHaveValue('');
    });
    await step('Go back: the half sentence is there', async () => {
      await userEvent.click(await press('Previous ticket'));
      await waitFor(async () => expect(await field()).toHaveValue('Half a sen'));
    });
    await step('Go on again: shown in its place, the next ticket leaves the focus where it is', async () => {
      await userEvent.click(await press('Next ticket'));
      await expect(await press('Next ticket')).toHaveFocus();
    });
    await step('The list marks the ticket', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByText('Draft')).toBeVisible();
    });
  },
});

export const UnsentStatus = meta.story({
  parameters: open('TKT-2026-1057'),
  play: async ({ canvas, step, userEvent }) => {
    await step('Choose a status, and close the ticket: it is a draft', async () => {
      await userEvent.selectOptions((await opened()).getByRole('combobox', { name: 'Status' }), 'Closed');
      await userEvent.keyboard('{Escape}');
      await expect(await canvas.findByText('Draft')).toBeVisible();
    });
    await step('Set the same status in the list: it is none any more', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /TKT-2026-1057/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Closed' }));
      await waitFor(() => expect(canvas.queryByText('Draft')).toBeNull());
    });
  },
});

export const UnknownAssignee = meta.story({
  parameters: { route: '/master/support-management?assignee=STF-999' },
  play: async ({ canvas, step, userEvent }) => {
    await step('The link finds nothing, and the list says what it asks for', async () => {
      await expect(await canvas.findByRole('table', { name: 'Support Tickets (0)' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'All tickets' })).not.toHaveAttribute('aria-current');
      await expect(await canvas.findByText(/^This list is filtered by what is not there/u)).toHaveTextContent(
        'Assignee “STF-999”',
      );
    });
    await step('Remove it: all tickets are there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Assignee STF-999' }));
      await expect(await canvas.findByRole('table', { name: 'Support Tickets (14)' })).toBeVisible();
      await expect(canvas.queryByText(/is filtered by what is not there/u)).toBeNull();
    });
  },
});

/** A property manager has no record but their subscription, by which the console knows who they are. */
export const KnownBySubscription = meta.story({
  parameters: open('TKT-2026-1055'),
  decorators: [withRecords(loaded(masterRecords))],
  play: async () => {
    const card = within((await opened()).getByRole('region', { name: 'Customer' }));
    await expect(await card.findByText('Property Manager')).toBeVisible();
    await expect(card.getByText('Ingrid Solberg')).toBeVisible();
    await expect(card.getByText('Subscription Status')).toBeVisible();
    await expect(card.queryByText('N/A')).toBeNull();
  },
});
