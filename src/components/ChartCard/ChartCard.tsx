import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { type ChartTable, NumbersTable } from './NumbersTable.tsx';

export interface ChartCardProps {
  title: string;
  /** The same numbers as a table; without rows neither is shown. */
  table: ChartTable;
  /** The chart. */
  children: ReactNode;
}

/** A card that shows either a chart or a table of the same numbers. */
export function ChartCard({ title, table, children }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  if (table.rows.length === 0) {
    return (
      <Card title={title}>
        <EmptyState title="No figures yet" text="They come with the first report." />
      </Card>
    );
  }
  const other = asTable ? 'Show chart' : 'Show table';
  return (
    <Card
      title={title}
      actions={
        <Button size="small" aria-label={`${other} of ${title}`} onClick={() => setAsTable(!asTable)}>
          {other}
        </Button>
      }
    >
      {asTable ? <NumbersTable title={title} table={table} /> : children}
    </Card>
  );
}
