import { Building2, CreditCard, FolderKanban, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Dashboard, DashboardStat, Service, ServiceState } from '#src/api/types/dashboard.ts';
import type { PlannedMaintenance } from '#src/api/types/settings/systemSettings.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Card } from '#src/components/Card/Card.tsx';
import { useTimeZone } from '#src/components/DateTime/shownDates.ts';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { useLoadAhead } from '#src/components/loadAhead.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { StatCard, StatGrid } from '#src/components/StatCard/StatCard.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { media } from '#src/components/theme/theme.ts';
import { CardFacts } from '#src/features/shared/dashboard/CardFacts.ts';
import { DashboardColumns, DashboardPage } from '#src/features/shared/dashboard/DashboardPage.ts';
import { TodaysWork } from '#src/features/shared/dashboard/todos/TodaysWork.tsx';
import type { TodoState } from '#src/features/shared/dashboard/todos/todo.ts';
import { plannedText } from '#src/features/shared/maintenance/planned.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { SampleFigureRow } from '#src/features/shared/SampleFigures.tsx';
import type { LabelIntent } from '#src/lib/labels.ts';
import { MAINTENANCE_CARD } from '#src/lib/paths.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';
import { AlertsDialog, type AlertsDialogState, RecentAlerts } from './RecentAlerts.tsx';
import { RevenueOverview } from './RevenueOverview.tsx';

const intents: Readonly<Record<ServiceState, LabelIntent>> = { Online: 'success', Maintenance: 'warning' };

/** The state of every service (spec section 2). */
function SystemHealth({ services }: { services: readonly Service[] }) {
  return (
    <Card title="System Health" flush>
      {services.length > 0 ? (
        <CardFacts>
          {services.map(({ name, state }) => (
            <div key={name}>
              <dt>{toShown(name)}</dt>
              <dd>
                <Badge dot intent={intents[state]}>
                  {state}
                </Badge>
              </dd>
            </div>
          ))}
        </CardFacts>
      ) : (
        <EmptyState title="No services yet" text="Their states are shown here." />
      )}
    </Card>
  );
}

const icons: Readonly<Record<DashboardStat['id'], ReactNode>> = {
  developers: <Building2 />,
  projects: <FolderKanban />,
  users: <Users />,
  subscriptions: <CreditCard />,
};

/** The figures at the top, each with its change since last month. They are fixed (spec section 2): no list agrees. */
function DashboardStats({ stats }: { stats: readonly DashboardStat[] }) {
  return (
    <SampleFigureRow>
      <StatGrid>
        {stats.map(({ id, title, value, subtitle, change }) => (
          <StatCard
            key={id}
            title={toShown(title)}
            value={formatNumber(value)}
            subtitle={toShown(subtitle)}
            trend={change}
            trendNote="from last month"
            icon={icons[id]}
          />
        ))}
      </StatGrid>
    </SampleFigureRow>
  );
}

export interface DashboardScreenProps {
  readonly dashboard: Dashboard;
  /** Null for a dashboard without Today's work. */
  readonly todos: TodoState | null;
  /** Maintenance Mode is on (System Settings). */
  readonly maintenance: boolean;
  readonly planned: PlannedMaintenance | null;
  readonly alertsDialog: AlertsDialogState;
}

const Welcome = styled(Text)`
  text-align: end;
  ${media.small} {
    max-inline-size: 130px;
  }
`;

const dialogs = [AlertsDialog];
/** Tickets, audit records, two kinds of subscriptions in three spans each, reports. */
const TODO_LINES = 10;

/** Maintenance Mode, else the state of the services; nothing as long as that is not known. */
function SystemState({ maintenance, known }: { maintenance: boolean; known: boolean }) {
  if (maintenance) {
    return (
      <Badge dot intent="warning">
        Maintenance Active
      </Badge>
    );
  }
  return known ? (
    <Badge dot intent="success">
      System Healthy
    </Badge>
  ) : null;
}

/** `/master/dashboard`: today's work, four figures, the latest alerts, revenue and services (spec section 2). */
export function DashboardScreen(props: DashboardScreenProps) {
  const { dashboard, todos, maintenance, planned, alertsDialog } = props;
  const zone = useTimeZone();
  useLoadAhead(true, dialogs);
  const { stats, alerts, revenue, services } = dashboard;
  return (
    <DashboardPage>
      <PageHeader
        title="Dashboard"
        badge={
          <>
            <SystemState maintenance={maintenance} known={services.length > 0} />
            <SampleBadge />
          </>
        }
        actions={
          <Welcome muted size="table">
            Welcome to the master admin portal
          </Welcome>
        }
      />
      {planned ? (
        <Text size="table">
          <Link href={MAINTENANCE_CARD}>Maintenance planned {plannedText(planned, zone)}</Link>
        </Text>
      ) : null}
      {todos ? <TodaysWork state={todos} most={TODO_LINES} /> : null}
      <DashboardStats stats={stats} />
      <DashboardColumns>
        <RecentAlerts alerts={alerts} dialog={alertsDialog} />
        <div>
          <RevenueOverview revenue={revenue} />
          <SystemHealth services={services} />
        </div>
      </DashboardColumns>
    </DashboardPage>
  );
}
