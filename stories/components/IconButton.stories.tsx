import { Eye, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Row } from '#stories/components/frames.tsx';
import { iconChoice } from '#stories/components/iconChoice.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  argTypes: {
    icon: iconChoice,
    // Those of Button, which the table does not know.
    fill: { type: { name: 'enum', value: ['solid', 'tonal', 'outline', 'quiet'] } },
    busy: { type: 'boolean' },
    disabled: { type: 'boolean' },
    // It appears under the pointer.
    tooltip: { control: false },
  },
  title: 'Library/Actions/IconButton',
  component: IconButton,
  args: { label: 'Edit Layla Haddad', icon: <Pencil />, onClick: fn() },
});

export const Default = meta.story();

/** Its name is the tooltip. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByText(args.label)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Layla Haddad' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const WithoutTooltip = meta.story({
  tags: ['behaviour'],
  args: { tooltip: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).not.toHaveAttribute('data-tooltip');
  },
});

export const Looks = meta.story({
  render: () => (
    <>
      <Row>
        <IconButton label="View" icon={<Eye />} />
        <IconButton label="Edit" icon={<Pencil />} fill="outline" />
        <IconButton label="Delete" icon={<Trash2 />} fill="solid" intent="danger" />
        <IconButton label="Deleting" icon={<Trash2 />} busy />
        <IconButton label="Not now" icon={<Trash2 />} disabled />
      </Row>
      <Row>
        <IconButton label="Small" icon={<Eye />} size="small" fill="outline" />
        <IconButton label="Medium" icon={<Eye />} fill="outline" />
        <IconButton label="Large" icon={<Eye />} size="large" fill="outline" />
      </Row>
    </>
  ),
});
