import { expect, within } from 'storybook/test';
import { supportTickets } from '#fixtures/build/samples.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { TicketsScreen } from '#src/features/tickets/TicketsScreen.tsx';
import { supportTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { listOf, storyStates } from '#stories/storyStates.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { screenArgs } from './screenArgs.ts';
import { lina } from './storyAgents.ts';

const { list: description, figures } = supportTicketPortal(lina);

const states = storyStates(description, {
  rows: supportTickets,
  long: [buildTicket({ customer: '<b>Not bold</b>', origin: 'landlord' })],
});

const meta = preview.meta({
  title: 'Screens/Support Portal/Support Management',
  component: TicketsScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: { ...screenArgs, description, figures, list: listOf(description, supportTickets) },
});

/** The portal's own figures and origins, and how long each ticket waits for its first reply. */
export const Default = meta.story({
  // With room for First Reply.
  globals: { viewport: { value: 'desktop' } },
  parameters: alsoOnPhone,
});

export const OwnColumns = Default.extend({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Support Tickets (14)' }));
    await expect(table.getByRole('button', { name: 'First Reply' })).toHaveAccessibleDescription(
      'Sample rule for the first reply: Critical 1 h, High 4 h, Medium 8 h, Low 24 h',
    );
    await expect(table.getAllByText('Landlord')[0]).toBeVisible();
  },
});
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });
