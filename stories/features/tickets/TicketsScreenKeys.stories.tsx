import { expect, screen } from 'storybook/test';
import { masterTickets } from '#fixtures/build/samples.ts';
import { TicketsScreen } from '#src/features/tickets/TicketsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { screenArgs } from './screenArgs.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Support Management/Keys of the list',
  component: TicketsScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

/** The keys of the queue act on the row with the focus; `j` begins with the first one. */
export const QueueByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const { onOpen } = args.list.open;
    await userEvent.keyboard('j');
    await expect(rows[0]).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(await screen.findByText('This is the first ticket')).toBeVisible();
    await userEvent.keyboard('jjk');
    await expect(rows[1]).toHaveFocus();
    const second = masterTickets[1];
    for (const [key, status] of ['Open', 'In Progress', 'Resolved', 'Closed'].entries()) {
      await userEvent.keyboard(String(key + 1));
      await expect(args.onChange).toHaveBeenLastCalledWith([second], { status });
    }
    await userEvent.keyboard('m');
    await expect(args.onChange).toHaveBeenLastCalledWith([second], { assignee: 'STF-013' });
    for (const [key, name] of [
      ['a', 'assign'],
      ['r', 'reply'],
      ['n', 'note'],
      ['{Enter}', 'details'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(onOpen).toHaveBeenLastCalledWith(name, second);
    }
    await userEvent.keyboard('e');
    await expect(args.onChange).toHaveBeenLastCalledWith([second], { status: 'Resolved' });
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('z');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

/** With the shortcuts of one character switched off, no letter does anything. */
export const LettersSwitchedOff = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    const before = document.documentElement.dataset.singleKeys;
    document.documentElement.dataset.singleKeys = 'off';
    return () => {
      if (before === undefined) delete document.documentElement.dataset.singleKeys;
      else document.documentElement.dataset.singleKeys = before;
    };
  },
  play: async ({ args, canvas, userEvent }) => {
    const [, row] = canvas.getAllByRole('row');
    await userEvent.keyboard('j');
    await expect(row).not.toHaveFocus();
    row?.focus();
    await userEvent.keyboard('1amrnezj');
    await expect(row).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onUndo).not.toHaveBeenCalled();
    await expect(args.list.open.onOpen).not.toHaveBeenCalled();
  },
});
