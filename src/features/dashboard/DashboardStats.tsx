import { Building2, CreditCard, FolderKanban, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DashboardStat } from '#src/api/types/dashboard.ts';
import { StatCard, StatGrid } from '#src/components/StatCard/StatCard.tsx';
import { SAMPLE_FIGURE, SampleFigures } from '#src/features/shared/SampleFigures.tsx';
import { formatNumber, toShown } from '#src/lib/text.ts';
import { percentText } from './revenue.ts';

const icons: Readonly<Record<DashboardStat['id'], ReactNode>> = {
  developers: <Building2 />,
  projects: <FolderKanban />,
  users: <Users />,
  subscriptions: <CreditCard />,
};

/** The figures at the top, each with its change since last month. They are fixed (spec section 2): no list agrees. */
export function DashboardStats({ stats }: { stats: readonly DashboardStat[] }) {
  return (
    <SampleFigures label="Platform figures">
      <StatGrid>
        {stats.map(({ id, title, value, subtitle, change }) => (
          <StatCard
            key={id}
            title={toShown(title)}
            value={formatNumber(value)}
            subtitle={toShown(subtitle)}
            trend={{ value: percentText(change), positive: change >= 0, note: 'from last month' }}
            icon={icons[id]}
            note={SAMPLE_FIGURE}
          />
        ))}
      </StatGrid>
    </SampleFigures>
  );
}
