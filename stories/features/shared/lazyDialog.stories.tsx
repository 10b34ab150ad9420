import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import preview from '#storybook/preview.tsx';

interface GreetingProps {
  name: string;
  onClose: () => void;
}

function Greeting({ name }: GreetingProps) {
  return <Text>Hello {name}</Text>;
}

interface OpenerProps {
  fetchDialog: () => Promise<typeof Greeting>;
  report: () => void;
}

/** A button that opens a dialog whose code is loaded later. */
function Opener({ fetchDialog, report }: OpenerProps) {
  const [Dialog] = useState(() => lazyDialog(fetchDialog, report));
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open ? <Dialog name="Layla" onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const meta = preview.meta({
  title: 'Tests/lazyDialog',
  component: Opener,
  args: { fetchDialog: fn(async () => Greeting), report: fn() },
});

export const InUse = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.fetchDialog).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByText('Hello Layla');
    await expect(args.fetchDialog).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  args: { fetchDialog: fn(() => new Promise<typeof Greeting>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(screen.getByRole('progressbar')).toBeVisible();
  },
});

/** A failure is reported once; the next click tries again. */
export const FailedOnce = meta.story({
  beforeEach: ({ args }) => {
    const gone = new TypeError('Failed to fetch dynamically imported module');
    mocked(args.fetchDialog).mockRejectedValue(gone);
  },
  play: async ({ args, canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await expect(args.report).not.toHaveBeenCalled();
    await userEvent.click(open);
    await waitFor(() => expect(args.report).toHaveBeenCalledOnce());
    mocked(args.fetchDialog).mockResolvedValue(Greeting);
    await userEvent.click(open);
    await canvas.findByText('Hello Layla');
  },
});
