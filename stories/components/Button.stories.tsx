import { Download, Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button, ButtonLink } from '#src/components/Button/Button.tsx';
import { Row } from '#stories/components/frames.tsx';
import { iconChoice } from '#stories/components/iconChoice.tsx';
import preview from '#storybook/preview.tsx';

const fills = ['solid', 'tonal', 'outline', 'quiet'] as const;

const meta = preview.meta({
  title: 'Library/Actions/Button',
  component: Button,
  argTypes: { icon: iconChoice, disabled: { type: 'boolean' } },
  args: { children: 'Export', onClick: fn() },
});

export const Default = meta.story({ args: { icon: <Download /> } });

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    // The icon is decoration.
    const button = canvas.getByRole('button', { name: 'Export' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const Primary = meta.story({
  args: { fill: 'solid', icon: <Plus />, children: 'Add Developer' },
});

/** The action is in progress: the icon turns, the button keeps the focus and ignores presses. */
export const Busy = meta.story({
  args: { fill: 'solid', icon: <Plus />, busy: true, children: 'Adding…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adding…' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const BusyPressed = Busy.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Adding…' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
});

/** Under the pointer, pressed, and while what it opens is open: the three look the same. */
export const Hovered = meta.story({
  render: () => (
    <Row>
      {fills.map((fill) => (
        <Button key={fill} fill={fill} aria-expanded>
          {fill}
        </Button>
      ))}
    </Row>
  ),
});

const send = fn((event: React.FormEvent) => event.preventDefault());

/** Enter in a field presses the submit button; a busy one does not submit. */
export const BusyInForm = meta.story({
  tags: ['behaviour'],
  args: { type: 'submit', busy: true, children: 'Saving…' },
  render: (args) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Layla{Enter}');
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

/** A link that looks like a button and behaves like a link. */
export const AsLink = meta.story({
  render: () => (
    <ButtonLink href="/master/developer-users" fill="solid">
      Developer Users
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Developer Users' })).toHaveAttribute(
      'href',
      '/master/developer-users',
    );
  },
});

const intents = ['neutral', 'primary', 'success', 'warning', 'danger', 'info'] as const;

/** fill × intent, and the three sizes. */
export const Looks = meta.story({
  render: () => (
    <>
      {fills.map((fill) => (
        <Row key={fill}>
          {intents.map((intent) => (
            <Button key={intent} fill={fill} intent={intent} icon={<Download />}>
              {intent}
            </Button>
          ))}
          <Button fill={fill} disabled>
            disabled
          </Button>
        </Row>
      ))}
      <Row>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
      </Row>
    </>
  ),
});
