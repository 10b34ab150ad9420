import { Building2, CreditCard, FolderKanban, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DashboardStat } from '#src/api/types/dashboard.ts';
import { StatCard, StatGrid } from '#src/components/StatCard/StatCard.tsx';
import { paths } from '#src/lib/paths.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';
import { percentText } from './revenue.ts';

interface Place {
  readonly icon: ReactNode;
  /** The screen that lists what the figure counts; projects have none, and users have several. */
  readonly href?: string;
}

const places: Readonly<Record<DashboardStat['id'], Place>> = {
  developers: { icon: <Building2 />, href: paths.master.developerUsers },
  projects: { icon: <FolderKanban /> },
  users: { icon: <Users /> },
  subscriptions: { icon: <CreditCard />, href: `${paths.master.companySubscriptions}?status=Active` },
};

/** The figures at the top, each with its change since last month. */
export function DashboardStats({ stats }: { stats: readonly DashboardStat[] }) {
  return (
    <StatGrid>
      {stats.map(({ id, title, value, subtitle, change }) => (
        <StatCard
          key={id}
          title={toShown(title)}
          value={formatNumber(value)}
          subtitle={toShown(subtitle)}
          trend={{ value: percentText(change), positive: change >= 0, note: 'from last month' }}
          {...places[id]}
        />
      ))}
    </StatGrid>
  );
}
