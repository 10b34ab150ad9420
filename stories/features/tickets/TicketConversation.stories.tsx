import { expect } from 'storybook/test';
import { buildActivity, buildTicket } from '#fixtures/build/ticket.ts';
import { TicketDetails } from '#src/features/tickets/details/TicketDetails.tsx';
import preview from '#storybook/preview.tsx';
import { dialog, escalated, press, section, ticketArgs } from './ticketDialog.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Support Management/Ticket conversation',
  component: TicketDetails,
  args: ticketArgs,
});

const long = 'The units that were booked on Monday are missing from the list.\n'.repeat(6);
const entries = Array.from({ length: 60 }, (_, index) =>
  buildActivity({
    actor: index % 2 === 0 ? 'Al Noor Properties' : 'Daniel Okafor',
    details: `Entry ${index + 1}`,
    isInternal: index % 7 === 3,
    timestamp: `2026-11-${String(2 + Math.floor(index / 4)).padStart(2, '0')} ${10 + (index % 4)}:10`,
  }),
);

/** Sixty entries by day: it opens with the whole description and escalation above them. */
export const SixtyEntries = meta.story({
  args: { ticket: { ...escalated, description: long, activityLog: entries } },
  play: async () => {
    const { getByRole, getByText } = await dialog();
    const region = getByRole('region', { name: 'Conversation' });
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await expect(region.scrollTop).toBe(0);
    await expect(getByText('Entry 60')).toBeInTheDocument();
    const trail = await section('Activity & Audit Trail');
    await expect(trail.getAllByRole('listitem')).toHaveLength(60);
    await expect(trail.getAllByRole('heading', { level: 4 })).toHaveLength(15);
  },
});

export const OneEntry = meta.story({
  args: { ticket: buildTicket({ activityLog: [buildActivity({ timestamp: '2026-11-21 12:10' })] }) },
  play: async () => {
    const trail = await section('Activity & Audit Trail');
    await expect(trail.getAllByRole('listitem')).toHaveLength(1);
    await expect(trail.getByText('· Visible to customer and staff')).toBeVisible();
  },
});

/** A comment of 20,000 characters: 2,000 are shown, all of them are copied. */
export const LongComment = meta.story({
  tags: ['long'],
  args: { ticket: buildTicket({ activityLog: [buildActivity({ details: 'words '.repeat(3334) })] }) },
  play: async () => {
    await expect(await press('Copy comment')).toBeVisible();
  },
});

/** Right-to-left text keeps its direction beside text from left to right. */
export const RightToLeft = meta.story({
  args: {
    ticket: buildTicket({
      subject: 'لا يمكن للملاك دفع رسوم الخدمة',
      description: 'كل عملية دفع تنتهي برسالة خطأ.',
      activityLog: [buildActivity({ actor: 'ليلى حداد', details: 'ما زالت المشكلة قائمة.' })],
    }),
  },
  play: async () => {
    const text = (await dialog()).getByText('ما زالت المشكلة قائمة.');
    await expect(getComputedStyle(text).direction).toBe('rtl');
  },
});
