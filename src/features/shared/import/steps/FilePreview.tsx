import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { useNarrow } from '#src/components/theme/useNarrow.ts';
import { encodings } from '#src/features/shared/import/file/decodeText.ts';
import { cellValue } from '#src/features/shared/import/file/plainText.ts';
import type { FileChoice, TextTable } from '#src/features/shared/import/file/readTable.ts';
import { clamp, countOf } from '#src/lib/text.ts';

export interface FilePreviewProps {
  table: TextTable;
  onChoice: (choice: FileChoice) => void;
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

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  max-inline-size: 100%;
`;

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const encodingOptions = optionsOf(encodings);

/** The rows of the file that can be its header. */
function headerOptions({ firstRows }: TextTable) {
  const rows = firstRows.map(({ number, cells }) => {
    const filled = cells.map(cellValue).filter((cell) => cell !== '');
    return { value: String(number), label: `Row ${number}: ${clamp(filled.join(', '), LONGEST)}` };
  });
  return [{ value: '', label: 'None' }, ...rows];
}

/** The first rows of the file, from which a wrong sheet, header or encoding is seen, and the choice of another one. */
export function FilePreview({ table, onChoice }: FilePreviewProps) {
  const { header, rows, headerRow, sheets, sheet, encoding, hiddenRows } = table;
  const narrow = useNarrow();
  const names = header.slice(0, narrow ? COLUMNS.narrow : COLUMNS.wide);
  const more = header.length - names.length;
  return (
    <Root>
      <Choices>
        {hiddenRows > 0 ? (
          <Button size="small" onClick={() => onChoice({ withoutHidden: true })}>
            Leave out hidden rows
          </Button>
        ) : null}
        {encoding === null ? null : (
          <Select
            label="Encoding"
            inline
            value={encoding}
            options={encodingOptions}
            onValueChange={(chosen) => {
              const known = encodings.find((name) => name === chosen);
              if (known) onChoice({ encoding: known });
            }}
          />
        )}
        {sheets.length < 2 ? null : (
          <Select
            label="Sheet"
            inline
            value={sheet}
            options={optionsOf(sheets)}
            // Another sheet has a header of its own.
            onValueChange={(chosen) => onChoice({ sheet: chosen, header: undefined })}
          />
        )}
        <Select
          label="Header row"
          inline
          value={headerRow === null ? '' : String(headerRow)}
          options={headerOptions(table)}
          onValueChange={(chosen) => onChoice({ header: chosen === '' ? null : Number(chosen) })}
        />
      </Choices>
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
