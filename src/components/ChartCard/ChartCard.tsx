import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import { toShown } from '#src/lib/text.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '../Field/VisuallyHidden.ts';
import { theme } from '../theme/theme.ts';
import { useLoaded } from '../useLoaded.ts';

/** The numbers of a chart as a table. The first column names the rows. */
export interface ChartTable {
  readonly columns: readonly { readonly header: string; readonly numeric: boolean }[];
  /** Formatted texts. */
  readonly rows: readonly (readonly string[])[];
}

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

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${theme.font.table} ${theme.font.family};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  th,
  td {
    padding: 6px 8px;
    border-block-end: 1px solid ${theme.border.subtle};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    color: ${theme.text.muted};
    font-weight: 500;
  }
  tr:last-child > * {
    border-block-end: 0;
  }
  [data-numeric] {
    text-align: end;
  }
`;

const ChartArea = styled.div`
  position: relative;
  block-size: calc(var(--chart-block-size) * 1px);
`;

function NumbersTable({ title, table: { columns, rows } }: { title: string; table: ChartTable }) {
  return (
    <Table>
      <VisuallyHidden as="caption">{title}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ header, numeric }) => (
            <th key={header} scope="col" data-numeric={numeric || undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...values]) => (
          <tr key={name}>
            <th scope="row">{toShown(name)}</th>
            {values.map((value, at) => (
              <td key={columns[at + 1]?.header} data-numeric={columns[at + 1]?.numeric || undefined}>
                {toShown(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

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
