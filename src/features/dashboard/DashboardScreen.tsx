import styled from 'styled-components';
import type { Dashboard } from '#src/api/types/dashboard.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { useLoadAhead } from '#src/components/loadAhead.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { media } from '#src/components/theme/theme.ts';
import { DashboardColumns, DashboardPage } from '#src/features/shared/dashboard/DashboardPage.ts';
import { TodaysWork } from '#src/features/shared/dashboard/work/TodaysWork.tsx';
import type { WorkState } from '#src/features/shared/dashboard/work/work.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { DashboardStats } from './DashboardStats.tsx';
import { AlertsDialog, type AlertsDialogState, RecentAlerts } from './RecentAlerts.tsx';
import { RevenueOverview } from './RevenueOverview.tsx';
import { SystemHealth } from './SystemHealth.tsx';

export interface DashboardScreenProps {
  readonly dashboard: Dashboard;
  /** Null for a dashboard without Today's work. */
  readonly work: WorkState | null;
  /** Maintenance Mode is on (System Settings). */
  readonly maintenance: boolean;
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
const WORK_LINES = 10;

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
export function DashboardScreen({ dashboard, work, maintenance, alertsDialog }: DashboardScreenProps) {
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
      {work ? <TodaysWork state={work} most={WORK_LINES} /> : null}
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
