import { expect } from 'storybook/test';
import { StatusDot } from '#src/components/StatusDot/StatusDot.tsx';
import { Row } from '#stories/components/frames.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Display/StatusDot',
  component: StatusDot,
  args: { children: 'In Progress', intent: 'warning' as const },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    // The state is text, not only a colour.
    await expect(canvas.getByText('In Progress')).toBeVisible();
  },
});

export const Intents = meta.story({
  render: () => (
    <Row>
      <StatusDot>Closed</StatusDot>
      <StatusDot intent="primary">New</StatusDot>
      <StatusDot intent="success">Resolved</StatusDot>
      <StatusDot intent="warning">In Progress</StatusDot>
      <StatusDot intent="danger">Failed</StatusDot>
      <StatusDot intent="info">Open</StatusDot>
    </Row>
  ),
});
