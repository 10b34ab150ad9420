import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useLoaded } from '../useLoaded.ts';
import { type ChartTable, NumbersTable } from './NumbersTable.tsx';

export interface ChartCardProps<Props> {
  title: string;
  /** The same numbers as a table. */
  table: ChartTable;
  /** The chart component, whose code is loaded after the text of the page is shown. */
  part: LoadOnce<ComponentType<Props>>;
  /** Props of the chart, whose code loads when it is shown. */
  chart: Props;
  /** Height of the chart in px, reserved until the chart is loaded. */
  blockSize: number;
}

const ChartArea = styled.div`
  position: relative;
  block-size: calc(var(--chart-block-size) * 1px);
`;

/**
 * A card that shows either a chart or a table of the same numbers. If the chart's code cannot be loaded, the table is
 * shown, and `Show chart` tries again.
 */
export function ChartCard<Props extends object>(props: ChartCardProps<Props>) {
  const { title, table, part, chart, blockSize } = props;
  const [asTable, setAsTable] = useState(false);
  const empty = table.rows.length === 0;
  const Chart = useLoaded(part, !(asTable || empty), () => setAsTable(true));
  const other = asTable ? 'Show chart' : 'Show table';
  return (
    <Card
      title={title}
      actions={
        empty ? null : (
          <Button size="small" aria-label={`${other} of ${title}`} onClick={() => setAsTable(!asTable)}>
            {other}
          </Button>
        )
      }
    >
      {empty ? <EmptyState title="No figures yet" text="They come with the first report." /> : null}
      {empty || asTable ? null : (
        <ChartArea style={{ '--chart-block-size': blockSize }}>
          {Chart ? <Chart {...chart} /> : null}
        </ChartArea>
      )}
      {asTable ? <NumbersTable title={title} table={table} /> : null}
    </Card>
  );
}
