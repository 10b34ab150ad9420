import { useState } from 'react';
import styled from 'styled-components';
import type { SupportDashboard } from '#src/api/types/support/supportDashboard.ts';
import type { Activity, Ticket, TicketPriority, TicketStatus } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { Card } from '#src/components/Card/Card.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { useLoadAhead } from '#src/components/loadAhead.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { Timeline } from '#src/components/Timeline/Timeline.tsx';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { CardFacts } from '#src/features/shared/dashboard/CardFacts.ts';
import { DashboardColumns, DashboardPage } from '#src/features/shared/dashboard/DashboardPage.ts';
import { TodaysWork } from '#src/features/shared/dashboard/todos/TodaysWork.tsx';
import type { TodoState } from '#src/features/shared/dashboard/todos/todo.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { SAMPLE_FIGURES, SampleFigures } from '#src/features/shared/SampleFigures.tsx';
import { TicketCards } from '#src/features/shared/tickets/TicketCards.tsx';
import { ticketStatuses } from '#src/features/shared/tickets/ticketLabels.ts';
import { ticketViews } from '#src/features/shared/tickets/ticketViews.ts';
import { timeOf } from '#src/lib/dates.ts';
import { countOf, formatNumber, toShown } from '#src/lib/text.ts';
import { ticketAt, ticketViewAt } from './ticketAddress.ts';
import { UrgentTickets } from './UrgentTickets.tsx';

/** The tickets of the signed-in agent and those of no agent, as fixed figures; the links lead to the views of the list. */
function MyWorkload({ workload }: Pick<SupportDashboard, 'workload'>) {
  return (
    <Card
      title="My Workload"
      actions={
        <>
          <SampleFigures />
          <Link href={ticketViewAt('mine')}>{ticketViews.mine.name}</Link>
          <Link href={ticketViewAt('unassigned')}>{ticketViews.unassigned.name}</Link>
        </>
      }
      flush
    >
      <CardFacts>
        <div>
          <dt>Assigned to Me</dt>
          <dd>{countOf(workload.assignedToMe, 'ticket', 'tickets')}</dd>
        </div>
        <div>
          <dt>Unassigned</dt>
          <dd>{countOf(workload.unassigned, 'ticket', 'tickets')}</dd>
        </div>
      </CardFacts>
    </Card>
  );
}

/** Users, companies and the average time to a first reply. */
function QuickStats({ stats }: Pick<SupportDashboard, 'stats'>) {
  const { totalUsers, companies, avgResponseHours } = stats;
  return (
    <Card title="Quick Stats" actions={<SampleFigures />} flush>
      <CardFacts>
        <div>
          <dt>Total Users</dt>
          <dd>{formatNumber(totalUsers)}</dd>
        </div>
        <div>
          <dt>Companies</dt>
          <dd>{formatNumber(companies)}</dd>
        </div>
        <div>
          <dt>Avg Response Time</dt>
          <dd>{avgResponseHours === null ? 'N/A' : `${avgResponseHours} hrs`}</dd>
        </div>
      </CardFacts>
    </Card>
  );
}

/** An activity with the ID of its ticket. */
interface TicketActivity extends Activity {
  readonly ticketId: string;
}

const since = (text: string) => timeOf(text) ?? 0;

const urgent: readonly TicketPriority[] = ['Critical', 'High'];
const active: readonly TicketStatus[] = ['Open', 'In Progress'];

/** Critical and high tickets that are neither resolved nor closed: critical ones first, then the newest. */
export function urgentTickets(tickets: readonly Ticket[]): readonly Ticket[] {
  return tickets
    .filter(({ priority, status }) => urgent.includes(priority) && active.includes(status))
    .toSorted(
      (one, other) =>
        urgent.indexOf(one.priority) - urgent.indexOf(other.priority) ||
        since(other.created) - since(one.created),
    );
}

/** The latest activities of all tickets, the newest first. */
export function latestActivities(tickets: readonly Ticket[], limit: number): readonly TicketActivity[] {
  return tickets
    .flatMap(({ ticketId, activityLog }) => activityLog.map((activity) => ({ ...activity, ticketId })))
    .toSorted((one, other) => since(other.timestamp) - since(one.timestamp))
    .slice(0, limit);
}

/** Its weight tells it from the words around it, as it has no line. */
const TicketLink = styled(Link)`
  font-weight: 500;
`;

/** The latest activities of all tickets; each leads to its ticket. */
function RecentActivity({ activities }: { activities: readonly TicketActivity[] }) {
  const title = 'Recent Activity';
  return (
    <Card title={title}>
      {activities.length > 0 ? (
        <Timeline
          label={title}
          items={activities.map(({ id, actor, action, timestamp, ticketId }) => ({
            id,
            actor,
            action: (
              <>
                {toShown(action)} · <TicketLink href={ticketAt(ticketId)}>{ticketId}</TicketLink>
              </>
            ),
            time: timestamp,
          }))}
        />
      ) : (
        <EmptyState title="No activity yet" text="Comments and changes of tickets are shown here." />
      )}
    </Card>
  );
}

const Root = styled.search`
  > form {
    display: flex;
    gap: ${theme.space[2]};
    max-inline-size: 560px;
  }
  > form > div {
    flex: 1;
  }
`;

/** The search for a user (product.md "Support portal"); Enter or the button starts it. */
function QuickSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Root>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <SearchInput
          label="Quick search"
          placeholder="Search by user name, email, phone or ID"
          shortcut="/"
          value={text}
          onValueChange={setText}
        />
        <Button type="submit">Search</Button>
      </form>
    </Root>
  );
}

export interface SupportDashboardScreenProps {
  /** The figures. */
  readonly dashboard: SupportDashboard;
  /** Null for a dashboard without Today's work. */
  readonly todos: TodoState | null;
  /** The tickets of the list: the urgent ones and their latest activities are shown. */
  readonly tickets: readonly Ticket[];
  /** Searches the users of the portal; an empty text shows all. */
  onSearch: (text: string) => void;
}

const URGENT = 5;
const ACTIVITIES = 8;
const TODO_LINES = 2;

/** `/support/dashboard` (spec section 2): today's work, figures of the tickets, the urgent ones, workload and latest activities. */
export function SupportDashboardScreen({ dashboard, todos, tickets, onSearch }: SupportDashboardScreenProps) {
  useLoadAhead(true);
  const { activeTickets, counts, workload, stats } = dashboard;
  const figures = ticketStatuses.map((status) => ({
    status,
    title: status,
    value: counts[status],
  }));
  return (
    <DashboardPage>
      <PageHeader
        title="Support Dashboard"
        badge={
          <>
            <Tooltip label={SAMPLE_FIGURES}>
              <Badge intent="primary" tabIndex={0}>
                {countOf(activeTickets, 'Active Ticket', 'Active Tickets')}
              </Badge>
            </Tooltip>
            <SampleBadge />
          </>
        }
      />
      {todos ? <TodaysWork state={todos} most={TODO_LINES} /> : null}
      <QuickSearch onSearch={onSearch} />
      <TicketCards figures={figures} />
      <DashboardColumns>
        <UrgentTickets tickets={urgentTickets(tickets)} shown={URGENT} />
        <div>
          <MyWorkload workload={workload} />
          <QuickStats stats={stats} />
        </div>
      </DashboardColumns>
      <RecentActivity activities={latestActivities(tickets, ACTIVITIES)} />
    </DashboardPage>
  );
}
