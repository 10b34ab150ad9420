import { expect, fn, screen } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { RecordStepper, type RecordStepperProps } from '#src/features/tickets/details/RecordStepper.tsx';
import preview from '#storybook/preview.tsx';

const second: RecordStepperProps = {
  noun: 'ticket',
  name: 'TKT-2026-1042',
  position: 2,
  count: 14,
  onPrevious: fn(),
  onNext: fn(),
};

const meta = preview.meta({
  title: 'Screens/Shared/RecordStepper',
  component: RecordStepper,
  args: second,
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('TKT-2026-1042: 2 of 14');
    await userEvent.click(canvas.getByRole('button', { name: 'Next ticket' }));
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous ticket' }));
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('jjk');
    await expect(args.onNext).toHaveBeenCalledTimes(3);
    await expect(args.onPrevious).toHaveBeenCalledTimes(2);
  },
});

export const AtTheEnd = meta.story({
  args: { position: 14, onNext: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next ticket' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** At the first and last record a button keeps the focus and does nothing. */
export const NextAtTheEnd = AtTheEnd.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next ticket' });
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(next).toHaveFocus();
  },
});

export const LeftTheList = meta.story({
  args: { position: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Not in the list/)).toBeVisible();
  },
});

/** The keys step to no record in a text field, in an open menu, or when shortcuts are switched off. */
export const KeysElsewhere = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <>
      <TextInput aria-label="Comment" value="" onValueChange={fn()} />
      <Menu trigger={<Button>Assign</Button>} items={[{ id: 'j', label: 'Jana' }]} />
      <RecordStepper {...args} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'jk');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await screen.findByRole('menuitem', { name: 'Jana' });
    await userEvent.keyboard('j');
    await userEvent.keyboard('{Escape}');
    document.documentElement.dataset.singleKeys = 'off';
    await userEvent.keyboard('j');
    delete document.documentElement.dataset.singleKeys;
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(args.onPrevious).not.toHaveBeenCalled();
  },
});
