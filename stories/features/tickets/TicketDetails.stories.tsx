import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { buildActivity, buildAttachment, buildTicket } from '#fixtures/build/ticket.ts';
import { TicketDetails } from '#src/features/tickets/details/TicketDetails.tsx';
import { expectNothingHuge, hugeWord } from '#stories/longTexts.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { comment, dialog, escalated, press, section, ticketArgs } from './ticketDialog.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Support Management/Ticket',
  component: TicketDetails,
  args: ticketArgs,
});

const quiet = buildTicket({ subject: 'Nothing has happened yet', status: 'Open' });

/** All parts of the specification; the conversation has the focus; no status is shown by colour alone. */
export const Default = meta.story({
  parameters: alsoOnPhone,
  play: async () => {
    const { getByText, getAllByRole, getByRole } = await dialog();
    await waitFor(() => expect(getByRole('region', { name: 'Conversation' })).toHaveFocus());
    await expect(getByText(escalated.subject)).toBeVisible();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(escalated.ticketId);
    const line = getByText(escalated.ticketId, { selector: 'p > span' }).parentElement;
    for (const badge of ['Status: Open', 'Priority: Critical', 'Origin: Developer', 'Escalated']) {
      await expect(line).toHaveTextContent(badge);
    }
    await expect(getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      escalated.subject,
      'Escalation History',
      'Issue Description',
      'Activity & Audit Trail',
      'Add Comment or Update',
      'Attachments',
      'Customer',
    ]);
    await expect(getByRole('link', { name: escalated.email })).toHaveAttribute(
      'href',
      `mailto:${escalated.email}`,
    );
    const trail = await section('Activity & Audit Trail');
    await expect(trail.getAllByRole('listitem')).toHaveLength(escalated.activityLog.length);
    await expect(trail.getByText('Internal note')).toBeVisible();
    await expect(await press('Save Changes')).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The escalations are told once, in a fold at the head; the line of the trail leads to it. */
export const Escalations = meta.story({
  play: async ({ userEvent }) => {
    const { getByRole, getByText } = await dialog();
    const trail = await section('Activity & Audit Trail');
    await expect(trail.queryByText(escalated.escalationHistory[0]?.reason ?? '')).toBeNull();
    await userEvent.click(trail.getByRole('button', { name: 'Escalation History' }));
    const fold = getByRole('heading', { name: 'Escalation History' }).closest('summary');
    await expect(fold).toHaveFocus();
    for (const label of ['From Portal', 'To Portal', 'From Role', 'Escalated By', 'Reason', 'Timestamp']) {
      await expect(getByText(label)).toBeVisible();
    }
  },
});

/** No attachments, no activity, no escalation, no assignee. */
export const Quiet = meta.story({
  args: { record: quiet },
  play: async () => {
    const { getByText, queryByText, getByRole } = await dialog();
    await expect(getByText('No attachments')).toBeVisible();
    await expect(getByRole('button', { name: 'Upload File' })).toBeVisible();
    await expect(getByText('No activity yet')).toBeVisible();
    await expect(getByRole('combobox', { name: 'Assigned To' })).toHaveAttribute('placeholder', 'Unassigned');
    await expect(queryByText('Escalation History')).toBeNull();
    await expect(queryByText('Escalated')).toBeNull();
  },
});

/** Markup, addresses and white space of a comment are shown as they were typed. */
export const TextsAsTyped = meta.story({
  args: {
    record: buildTicket({
      subject: '<b>Not bold</b>',
      activityLog: [buildActivity({ details: 'See https://evil.example\n\n    <img src=x>  two  spaces' })],
    }),
  },
  play: async () => {
    const trail = await section('Activity & Audit Trail');
    const text = trail.getByText(/See https/);
    await expect(text.textContent).toBe('See https://evil.example\n\n    <img src=x>  two  spaces');
    await expect(getComputedStyle(text).whiteSpace).toBe('pre-wrap');
    await expect(trail.queryByRole('link')).toBeNull();
    await expect((await dialog()).getByText('<b>Not bold</b>')).toBeVisible();
  },
});

/** The dialog is longer than the window: the conversation, which has the focus, is in sight. */
export const HugeTexts = meta.story({
  tags: ['long'],
  args: {
    record: buildTicket({
      subject: hugeWord,
      customer: hugeWord,
      description: hugeWord,
      activityLog: [buildActivity({ actor: hugeWord, action: hugeWord, details: hugeWord })],
      attachments: [buildAttachment({ name: hugeWord, uploadedBy: hugeWord })],
    }),
  },
  play: async () => {
    const close = (await dialog()).getByRole('button', { name: 'Close' });
    // The end of the trail was scrolled into view, and nothing else.
    await expect(close.getBoundingClientRect().top).toBeGreaterThan(0);
    await expectNothingHuge();
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    const composer = (await dialog()).getByRole('region', { name: 'Add Comment or Update' }).parentElement;
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    // A quarter of the window, until it is used.
    await expect(composer?.offsetHeight).toBeLessThanOrEqual(window.innerHeight / 4);
    await userEvent.click(await comment());
    await expect(composer?.offsetHeight).toBeLessThanOrEqual(250);
    for (const name of ['Previous ticket', 'Properties', 'Resolve and next', 'More actions', 'Add Comment']) {
      const { height } = (await press(name)).getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
});

/** The properties take the place of the conversation. */
export const NarrowProperties = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await press('Properties'));
    await expect(await press('Properties')).toHaveAttribute('aria-expanded', 'true');
    const { getByRole, queryByRole } = await dialog();
    await expect(getByRole('region', { name: 'Properties' })).toBeVisible();
    await expect(queryByRole('textbox', { name: 'Comment' })).toBeNull();
  },
});

/** Whether all of an element is in sight within its scroller. */
function isInSight(element: HTMLElement, scroller: HTMLElement): boolean {
  const [own, outer] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  return own.top >= outer.top && own.bottom <= outer.bottom;
}

const long = 'The units that were booked on Monday are missing from the list.\n'.repeat(6);
const entries = Array.from({ length: 60 }, (_, index) =>
  buildActivity({
    actor: index % 2 === 0 ? 'Al Noor Properties' : 'Daniel Okafor',
    details: `Entry ${index + 1}`,
    isInternal: index % 7 === 3,
    timestamp: `2026-11-${String(2 + Math.floor(index / 4)).padStart(2, '0')} ${10 + (index % 4)}:10`,
  }),
);

/** Sixty entries by day: it opens at the newest one; description and escalation are at the head of the same scroll. */
export const SixtyEntries = meta.story({
  args: { record: { ...escalated, description: long, activityLog: entries } },
  play: async () => {
    const { getByRole, getByText } = await dialog();
    const region = getByRole('region', { name: 'Conversation' });
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await waitFor(() => expect(isInSight(getByText('Entry 60'), region)).toBe(true));
    await expect(isInSight(getByText('Entry 1'), region)).toBe(false);
    const trail = await section('Activity & Audit Trail');
    await expect(trail.getAllByRole('listitem')).toHaveLength(60);
    await expect(trail.getAllByRole('heading', { level: 4 })).toHaveLength(15);
    region.scrollTop = 0;
    await expect(isInSight(getByRole('heading', { name: 'Issue Description' }), region)).toBe(true);
  },
});

export const OneEntry = meta.story({
  args: { record: buildTicket({ activityLog: [buildActivity({ timestamp: '2026-11-21 12:10' })] }) },
  play: async () => {
    const trail = await section('Activity & Audit Trail');
    await expect(trail.getAllByRole('listitem')).toHaveLength(1);
    await expect(trail.getByText('· Visible to customer and staff')).toBeVisible();
  },
});

/** A comment of 20,000 characters: 2,000 are shown, all of them are copied. */
export const LongComment = meta.story({
  tags: ['long'],
  args: { record: buildTicket({ activityLog: [buildActivity({ details: 'words '.repeat(3334) })] }) },
  play: async ({ args, userEvent }) => {
    const [{ details = '' } = {}] = args.record?.activityLog ?? [];
    await expect((await dialog()).getByText(/^(?:words )+/u).textContent).toHaveLength(2000);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await press('Copy comment'));
    await expect(write).toHaveBeenCalledWith(details);
  },
});

/** Right-to-left text keeps its direction beside text from left to right. */
export const RightToLeft = meta.story({
  args: {
    record: buildTicket({
      subject: 'لا يمكن للملاك دفع رسوم الخدمة',
      description: 'كل عملية دفع تنتهي برسالة خطأ.',
      activityLog: [buildActivity({ actor: 'ليلى حداد', details: 'ما زالت المشكلة قائمة.' })],
    }),
  },
  play: async () => {
    const text = (await dialog()).getByText('ما زالت المشكلة قائمة.');
    await expect(getComputedStyle(text).direction).toBe('rtl');
    const end = (text.parentElement as HTMLElement).getBoundingClientRect().right;
    await expect(end - text.getBoundingClientRect().right).toBeLessThan(24);
  },
});
