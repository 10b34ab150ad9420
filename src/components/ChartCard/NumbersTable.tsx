import styled from 'styled-components';
import { toShown } from '#src/lib/text.ts';
import { VisuallyHidden } from '../Field/VisuallyHidden.ts';
import { theme } from '../theme/theme.ts';

/** The numbers of a chart as a table. The first column names the rows. */
export interface ChartTable {
  readonly columns: readonly { readonly header: string; readonly numeric: boolean }[];
  /** Formatted texts. */
  readonly rows: readonly (readonly string[])[];
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
  /* A name of the first column that is too long breaks; numbers and their headers keep their words whole. */
  [data-numeric] {
    overflow-wrap: normal;
    text-align: end;
  }
`;

/** Numbers as a small table; its title is read, not shown. */
export function NumbersTable({ title, table: { columns, rows } }: { title: string; table: ChartTable }) {
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
