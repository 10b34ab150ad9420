import type { SupportDashboard } from '#src/api/types/support/supportDashboard.ts';
import { Card } from '#src/components/Card/Card.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { CardFacts } from '#src/features/shared/dashboard/CardFacts.ts';
import { paths } from '#src/lib/paths.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';
import { ticketsAt } from './ticketAddress.ts';

/** The tickets of the signed-in agent and those of no agent, each with its list. */
export function MyWorkload({ workload }: Pick<SupportDashboard, 'workload'>) {
  return (
    <Card title="My Workload" flush>
      <CardFacts>
        <div>
          <dt>
            <Link href={ticketsAt({ assignee: 'me' })}>Assigned to Me</Link>
          </dt>
          <dd>{countOf(workload.assignedToMe, 'ticket', 'tickets')}</dd>
        </div>
        <div>
          <dt>
            <Link href={ticketsAt({ assignee: 'none' })}>Unassigned</Link>
          </dt>
          <dd>{countOf(workload.unassigned, 'ticket', 'tickets')}</dd>
        </div>
      </CardFacts>
    </Card>
  );
}

/** Users, companies and the average time to a first reply. */
export function QuickStats({ stats }: Pick<SupportDashboard, 'stats'>) {
  const { totalUsers, companies, avgResponseHours } = stats;
  return (
    <Card title="Quick Stats" flush>
      <CardFacts>
        <div>
          <dt>
            <Link href={paths.support.userManagement}>Total Users</Link>
          </dt>
          <dd>{formatNumber(totalUsers)}</dd>
        </div>
        <div>
          <dt>
            <Link href={paths.support.companyManagement}>Companies</Link>
          </dt>
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
