import { Badge } from '#src/components/Badge/Badge.tsx';
import { inWidth, Row } from '#stories/components/frames.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Display/Badge',
  component: Badge,
  args: { children: 'Active', intent: 'success', dot: true },
});

/** The state is text, not only a colour. */
export const Default = meta.story();

export const Intents = meta.story({
  render: () => (
    <Row>
      <Badge>64</Badge>
      <Badge>Sample data</Badge>
      <Badge dot>Inactive</Badge>
      <Badge dot intent="primary">
        New
      </Badge>
      <Badge dot intent="success">
        Active
      </Badge>
      <Badge dot intent="warning">
        Maintenance
      </Badge>
      <Badge dot intent="danger">
        Critical
      </Badge>
      <Badge dot intent="info">
        Trial
      </Badge>
    </Row>
  ),
});

/** A line instead of a background, for the least important of several kinds. */
export const Outline = meta.story({
  args: { children: 'Info', intent: 'neutral', fill: 'outline', dot: false },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { children: 'Waiting for the bank of the other party to confirm the transfer' },
  decorators: [inWidth(260)],
});
