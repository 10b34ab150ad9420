import type { SupportDashboard } from '#src/api/types/support/supportDashboard.ts';
import { Card } from '#src/components/Card/Card.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { CardFacts } from '#src/features/shared/dashboard/CardFacts.ts';
import { SampleFigures } from '#src/features/shared/SampleFigures.tsx';
import { ticketViews } from '#src/features/shared/tickets/ticketViews.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';
import { ticketViewAt } from './ticketAddress.ts';

/** The tickets of the signed-in agent and those of no agent, as fixed figures; the links lead to the views of the list. */
export function MyWorkload({ workload }: Pick<SupportDashboard, 'workload'>) {
  return (
    <Card
      title="My Workload"
      actions={
        <>
          <Link href={ticketViewAt('mine')}>{ticketViews.mine.name}</Link>
          <Link href={ticketViewAt('unassigned')}>{ticketViews.unassigned.name}</Link>
        </>
      }
      flush
    >
      <SampleFigures label="Workload">
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
      </SampleFigures>
    </Card>
  );
}

/** Users, companies and the average time to a first reply. */
export function QuickStats({ stats }: Pick<SupportDashboard, 'stats'>) {
  const { totalUsers, companies, avgResponseHours } = stats;
  return (
    <Card title="Quick Stats" flush>
      <SampleFigures label="Platform figures">
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
      </SampleFigures>
    </Card>
  );
}
