import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import type { LoadOnce } from '#src/lib/loadOnce.ts';
import { toShown } from '#src/lib/text.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '../Field/VisuallyHidden.ts';
import { theme } from '../theme/theme.ts';
import { useLoaded } from '../useLoaded.ts';

/** The same numbers as the chart's, as a table. The first column names the rows. */
export interface ChartTable {
  readonly columns: readonly { readonly header: string; readonly numeric: boolean }[];
  /** Already written as they are shown. */
  readonly rows: readonly (readonly string[])[];
}

export interface ChartCardProps<Props> {
  title: string;
  table: ChartTable;
  /** The chart, whose code is fetched after the text of the page shows. */
  part: LoadOnce<ComponentType<Props>>;
  chart: Props;
  /** Its height in pixels, kept free until it is there. */
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

const Place = styled.div`
  position: relative;
  block-size: calc(var(--chart-block-size) * 1px);
`;

function Twin({ title, table: { columns, rows } }: { title: string; table: ChartTable }) {
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
 * A card with a chart and the table of the same numbers, one of them at a time. When the chart's code cannot be
 * loaded the table shows, and the next press of `Show chart` tries again.
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
        <Place style={{ '--chart-block-size': blockSize }}>{Chart ? <Chart {...chart} /> : null}</Place>
      )}
      {asTable ? <Twin title={title} table={table} /> : null}
    </Card>
  );
}
