import styled from 'styled-components';
import { Select } from '#src/components/Select/Select.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { useNarrow } from '#src/components/theme/useNarrow.ts';
import { type Encoding, encodings } from '#src/features/shared/import/file/decodeText.ts';
import { cellValue } from '#src/features/shared/import/file/plainText.ts';
import type { TextTable } from '#src/features/shared/import/file/readTable.ts';
import { clamp, countOf } from '#src/lib/text.ts';

export interface FilePreviewProps {
  table: TextTable;
  onEncoding: (encoding: Encoding) => void;
}

const ROWS = 3;
const COLUMNS = { wide: 6, narrow: 3 };
/** Letters of a cell that are shown. */
const LONGEST = 40;

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
  table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    border: 1px solid ${theme.border.main};
  }
  th,
  td {
    padding: ${theme.space[1]} ${theme.space[2]};
    text-align: start;
    overflow-wrap: anywhere;
  }
  th {
    color: ${theme.text.main};
    font-weight: 600;
  }
  tbody tr {
    border-block-start: 1px solid ${theme.border.main};
  }
`;

const encodingOptions = encodings.map((encoding) => ({ value: encoding, label: encoding }));

/** The first rows of the file, from which a wrong encoding is seen, and the choice of another one. */
export function FilePreview({ table, onEncoding }: FilePreviewProps) {
  const { header, rows, encoding } = table;
  const narrow = useNarrow();
  const names = header.slice(0, narrow ? COLUMNS.narrow : COLUMNS.wide);
  const more = header.length - names.length;
  return (
    <Root>
      {encoding === null ? null : (
        <Select
          label="Encoding"
          inline
          value={encoding}
          options={encodingOptions}
          onValueChange={(chosen) => {
            const known = encodings.find((name) => name === chosen);
            if (known) onEncoding(known);
          }}
        />
      )}
      <table aria-label="First rows of the file">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {clamp(name, LONGEST)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS).map(({ number, cells }) => (
            <tr key={number}>
              {names.map((name, at) => (
                <td key={name}>{clamp(cellValue(cells[at] ?? ''), LONGEST)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p>and {countOf(more, 'more column', 'more columns')}</p> : null}
    </Root>
  );
}
