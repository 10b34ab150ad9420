import styled from 'styled-components';
import type { Dashboard } from '#src/api/types/dashboard.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { DashboardStats } from './DashboardStats.tsx';
import { type AlertsDialogState, RecentAlerts } from './RecentAlerts.tsx';
import { RevenueOverview } from './RevenueOverview.tsx';
import { SystemHealth } from './SystemHealth.tsx';

export interface DashboardScreenProps {
  readonly dashboard: Dashboard;
  readonly alertsDialog: AlertsDialogState;
}

const Welcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${theme.space[3]};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** `/master/dashboard`: four figures, the latest alerts, revenue and services (spec section 2). */
export function DashboardScreen({ dashboard, alertsDialog }: DashboardScreenProps) {
  const { stats, alerts, revenue, services } = dashboard;
  return (
    <>
      <PageHeader title="Dashboard" badge={<SampleBadge />} />
      <Welcome>
        <Text muted>Welcome to the master admin portal</Text>
        {services.length > 0 ? (
          <Badge dot intent="success">
            System Healthy
          </Badge>
        ) : null}
      </Welcome>
      <DashboardStats stats={stats} />
      <Columns>
        <RecentAlerts alerts={alerts} dialog={alertsDialog} />
        <div>
          <RevenueOverview revenue={revenue} />
          <SystemHealth services={services} />
        </div>
      </Columns>
    </>
  );
}
