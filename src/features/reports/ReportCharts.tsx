import styled from 'styled-components';
import { ChartCard } from '#src/components/ChartCard/ChartCard.tsx';
import { barChartSize, lineChartSize } from '#src/components/ChartCard/chartSizes.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { theme } from '#src/components/theme/theme.ts';
import { chartTable, distributionChart, growthChart, type ReportChartTables } from './chartProps.ts';

const lineChart = loadOnce(async () => (await import('#src/components/LineChart/LineChart.tsx')).LineChart);
const barChart = loadOnce(async () => (await import('#src/components/BarChart/BarChart.tsx')).BarChart);

const growthTitle = 'User Growth Trend';
const distributionTitle = 'Developer Distribution';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(460px, 100%), 1fr));
  gap: ${theme.space[3]};
`;

/** The two charts of the screen, from tables of the reports. */
export function ReportCharts({ userGrowth, developerDistribution }: ReportChartTables) {
  return (
    <Columns>
      <ChartCard
        title={growthTitle}
        table={chartTable(userGrowth)}
        part={lineChart}
        chart={growthChart(growthTitle, userGrowth)}
        blockSize={lineChartSize}
      />
      <ChartCard
        title={distributionTitle}
        table={chartTable(developerDistribution)}
        part={barChart}
        chart={distributionChart(distributionTitle, developerDistribution)}
        blockSize={barChartSize(developerDistribution.rows.length)}
      />
    </Columns>
  );
}
