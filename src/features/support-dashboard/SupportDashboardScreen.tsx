import type { SupportDashboard } from '#src/api/types/support/supportDashboard.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { useLoadAhead } from '#src/components/loadAhead.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';
import { DashboardColumns, DashboardPage } from '#src/features/shared/dashboard/DashboardPage.ts';
import { TodaysWork } from '#src/features/shared/dashboard/work/TodaysWork.tsx';
import type { WorkState } from '#src/features/shared/dashboard/work/work.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { SAMPLE_FIGURE } from '#src/features/shared/SampleFigures.tsx';
import { TicketCards } from '#src/features/shared/tickets/TicketCards.tsx';
import { countOf } from '#src/lib/text.ts';
import { ticketStatuses } from '#src/lib/ticketLabels.ts';
import { MyWorkload, QuickStats } from './DashboardFacts.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { latestActivities, urgentTickets } from './ticketDigest.ts';
import { UrgentTickets } from './UrgentTickets.tsx';

export interface SupportDashboardScreenProps {
  /** The figures. */
  readonly dashboard: SupportDashboard;
  /** Null for a dashboard without Today's work. */
  readonly work: WorkState | null;
  /** The tickets of the list: the urgent ones and their latest activities are shown. */
  readonly tickets: readonly Ticket[];
  /** Searches the users of the portal; an empty text shows all. */
  onSearch: (text: string) => void;
}

const URGENT = 5;
const ACTIVITIES = 8;
const WORK_LINES = 2;

/** `/support/dashboard` (spec section 2): today's work, figures of the tickets, the urgent ones, workload and latest activities. */
export function SupportDashboardScreen({ dashboard, work, tickets, onSearch }: SupportDashboardScreenProps) {
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
            <Tooltip label={SAMPLE_FIGURE}>
              <Badge intent="primary" tabIndex={0}>
                {countOf(activeTickets, 'Active Ticket', 'Active Tickets')}
              </Badge>
            </Tooltip>
            <SampleBadge />
          </>
        }
      />
      {work ? <TodaysWork state={work} most={WORK_LINES} /> : null}
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
