import { Building2 } from 'lucide-react';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { BarChart } from '#src/components/BarChart/BarChart.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { Card } from '#src/components/Card/Card.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { FileName } from '#src/components/FileName/FileName.tsx';
import { Level } from '#src/components/Level/Level.tsx';
import { LineChart } from '#src/components/LineChart/LineChart.tsx';
import { PartedLine } from '#src/components/PartedLine/PartedLine.tsx';
import { ProgressBar } from '#src/components/ProgressBar/ProgressBar.tsx';
import { StatCard } from '#src/components/StatCard/StatCard.tsx';
import { StatusDot } from '#src/components/StatusDot/StatusDot.tsx';
import { Timeline } from '#src/components/Timeline/Timeline.tsx';
import { Heading, Text } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { clamp, formatNumber } from '#src/lib/text.ts';
import { Row } from '#stories/components/frames.tsx';
import { type Examples, ignore } from './examples.ts';

const LONG_FILE = `${'annex of the contract '.repeat(7)}.pdf`;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const rising = months.map((_, at) => 400 + at * 55);
const bar = (name: string, value: number) => ({ name, value, text: String(value) });

/** The table of a chart. */
function Amounts({ unit }: { unit: string }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Month</th>
          <th>{unit}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Jan</td>
          <td>148,000</td>
        </tr>
      </tbody>
    </table>
  );
}

export const examples: Readonly<Record<string, Examples>> = {
  Avatar: {
    do: (
      <Row>
        <Avatar name="Sara Khalil" />
        <Text size="table">Sara Khalil</Text>
      </Row>
    ),
    dont: (
      <Button fill="quiet">
        <Avatar name="S" />
      </Button>
    ),
  },
  Badge: {
    do: (
      <Row>
        <Badge dot intent="success">
          Active
        </Badge>
        <Text size="table">and in the details</Text>
        <Badge dot intent="success">
          Active
        </Badge>
      </Row>
    ),
    dont: (
      <Row>
        <Badge intent="success">247</Badge>
        <Badge intent="danger">247</Badge>
      </Row>
    ),
  },
  Level: {
    do: (
      <Level level={4} alarming>
        Critical
      </Level>
    ),
    dont: (
      <Row>
        <Level level={1} alarming>
          Low
        </Level>
        <Badge dot intent="danger">
          Suspended
        </Badge>
      </Row>
    ),
  },
  StatusDot: {
    do: (
      <Row>
        <StatusDot intent="success">Resolved</StatusDot>
        <StatusDot intent="warning">In Progress</StatusDot>
      </Row>
    ),
    dont: (
      <Row>
        <StatusDot intent="success">Ticket</StatusDot>
        <StatusDot intent="warning">Ticket</StatusDot>
      </Row>
    ),
  },
  Card: {
    do: <Card title="Recent Alerts">Email delivery failed for 14 recipients</Card>,
    dont: (
      <Card title="Alerts">
        <Card title="Email">Delivery failed for 14 recipients</Card>
      </Card>
    ),
  },
  StatCard: {
    do: (
      <StatCard
        title="Active Developers"
        value="198"
        subtitle="of 247"
        icon={<Building2 />}
        action={{ label: 'Show Active', pressed: true, onSelect: ignore }}
      />
    ),
    dont: <StatCard title="Open Tickets" value="61" subtitle="waiting for an answer" trend={12} />,
  },
  BarChart: {
    do: (
      <BarChart
        label="Medium 148, High 61, Low 14."
        bars={[bar('Medium', 148), bar('High', 61), bar('Low', 14)]}
      />
    ),
    // The chart of the library always begins at zero.
    dont: (
      <div style={{ display: 'grid', gap: 8 }}>
        {[
          ['1,048', '95%'],
          ['1,021', '45%'],
          ['1,014', '30%'],
        ].map(([value, inlineSize]) => (
          <Text key={value} size="table" style={{ inlineSize, background: theme.primary.tonal }}>
            {value}
          </Text>
        ))}
        <Text size="small" muted>
          from 1,000
        </Text>
      </div>
    ),
  },
  LineChart: {
    do: (
      <LineChart
        label="Opened tickets rise."
        categories={months}
        series={[{ name: 'Opened', values: rising }]}
        format={formatNumber}
      />
    ),
    dont: (
      <LineChart
        label="Two lines with long names."
        categories={months}
        series={[
          { name: 'Opened by a property manager of the platform', values: rising },
          { name: 'Answered', values: rising.map((value) => value - 150) },
        ]}
        format={formatNumber}
      />
    ),
  },
  ChartCard: {
    do: <Amounts unit="Revenue, AED" />,
    dont: (
      <>
        <Text size="table">The chart says 61, its table:</Text>
        <Amounts unit="Revenue" />
      </>
    ),
  },
  DateTime: {
    do: <DateTime value="2026-11-20T04:14:09.000Z" />,
    dont: <Text size="table">yesterday</Text>,
  },
  FileName: {
    do: <FileName name={LONG_FILE} />,
    dont: <Text size="table">{clamp(LONG_FILE, 40)}</Text>,
  },
  Timeline: {
    do: (
      <Timeline
        label="History"
        items={[
          {
            id: '1',
            actor: 'Sara Khalil',
            action: 'changed the status to In Progress',
            time: '2026-11-20 09:05',
          },
        ]}
      />
    ),
    dont: (
      <Timeline
        label="History"
        items={[{ id: '1', actor: 'Staff', action: 'and 14 more changes', time: '2026-11-20 09:05' }]}
      />
    ),
  },
  Typography: {
    do: (
      <>
        <Heading level={2}>Subscription</Heading>
        <Heading level={3}>Renewal</Heading>
        <Text>Renews on 2027-01-01.</Text>
      </>
    ),
    dont: (
      <>
        <Heading level={3}>Subscription</Heading>
        <Heading level={1}>Renewal</Heading>
        <Text>Renews on 2027-01-01.</Text>
      </>
    ),
  },
  ProgressBar: {
    do: <ProgressBar label="Exporting 10,000 rows" value={0.4} />,
    dont: <ProgressBar label="Please wait" value={0.99} />,
  },
  PartedLine: {
    do: (
      <div style={{ inlineSize: 200 }}>
        <PartedLine line="14 Marina Walk, شارع الشيخ زايد, Dubai" cut />
      </div>
    ),
    dont: <Text size="table">{'\u202D14 Marina Walk, شارع الشيخ زايد, Dubai\u202C'}</Text>,
  },
};
