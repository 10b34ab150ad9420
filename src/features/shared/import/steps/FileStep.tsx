import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { useFileDrop, usePastedFiles } from '#src/components/FileField/useFileDrop.ts';
import { FileName } from '#src/components/FileName/FileName.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { useNarrow } from '#src/components/theme/useNarrow.ts';
import { saveFile } from '#src/features/shared/files/saveFile.ts';
import { cellValue } from '#src/features/shared/import/file/cells.ts';
import { encodings } from '#src/features/shared/import/file/decodeText.ts';
import { MAX_COLUMNS, MAX_FILE_BYTES, MAX_FILE_ROWS } from '#src/features/shared/import/file/limits.ts';
import type { FileChoice, TextTable } from '#src/features/shared/import/file/readTable.ts';
import type { StepProps } from '#src/features/shared/import/job/importJob.ts';
import { csvFile } from '#src/lib/csv.ts';
import { formatBytes } from '#src/lib/fileSize.ts';
import { optionsOf } from '#src/lib/options.ts';
import { clamp, countOf, formatNumber } from '#src/lib/text.ts';

const Drop = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  min-block-size: 200px;
  padding: ${theme.space[5]};
  border: 1px dashed ${theme.border.strong};
  border-radius: ${theme.radius.card};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
  text-align: center;
  &[data-over] {
    border-color: ${theme.focus.ring};
    background: ${theme.surface.hover};
  }
  strong {
    color: ${theme.text.main};
    overflow-wrap: anywhere;
  }
`;

const Templates = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
  > p {
    flex: 1 1 30ch;
  }
  ${media.small} {
    > p {
      flex-basis: 100%;
    }
  }
`;

/** A notice with the lines of the file that it is about. */
const Lines = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The step `File`: a file is chosen, dropped, or its cells are pasted. */
export function FileStep({ state, job, importer }: StepProps) {
  const { table, problem, reading } = state;
  const { list, fields } = importer;
  const input = useRef<HTMLInputElement>(null);
  const take = ([file]: readonly File[]) => {
    if (file) void job.takeFile(file);
  };
  /** The headers and one example row. */
  const template = () => csvFile([fields.map(({ header }) => header), fields.map(({ example }) => example)]);
  usePastedFiles(input, take);
  const files = useFileDrop(take);
  usePastedCells((text) => void job.takePasted(text));

  return (
    <>
      {problem === null ? null : <Note intent="danger">{problem}</Note>}
      {table?.notices.map((notice) => (
        <Note key={notice} intent="warning">
          <Lines>{notice}</Lines>
        </Note>
      ))}
      {table ? <FilePreview table={table} onChoice={(choice) => void job.readAs(choice)} /> : null}
      <Drop {...files.drop}>
        <p role="status">
          {table ? (
            <>
              <strong>
                <FileName name={table.name} />
              </strong>
              : {countOf(table.rows.length, 'row', 'rows')},{' '}
              {countOf(table.header.length, 'column', 'columns')}
            </>
          ) : null}
        </p>
        <Button icon={<FileUp />} busy={reading} onClick={() => input.current?.click()}>
          {table ? 'Choose another file' : 'Choose a file'}
        </Button>
        <p>or drop it here, or paste cells of a spreadsheet</p>
        <p>
          CSV or XLSX, up to {formatBytes(MAX_FILE_BYTES)}, {formatNumber(MAX_FILE_ROWS)} rows and{' '}
          {formatNumber(MAX_COLUMNS)} columns
        </p>
        <input
          {...files.input}
          ref={input}
          hidden
          aria-label="File"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        />
      </Drop>
      <Templates>
        <p>A template has the headers and one example row.</p>
        <Button size="small" onClick={() => saveFile(template(), `${list}-template.csv`)}>
          CSV template
        </Button>
      </Templates>
    </>
  );
}

/** Takes cells that are pasted anywhere, except into a field. */
function usePastedCells(onPaste: (text: string) => void): void {
  const paste = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    const text = clipboardData?.getData('text/plain') ?? '';
    const inField =
      target instanceof Element && target.closest('input:not([type="file"]), textarea') !== null;
    if (text.trim() !== '' && !inField) onPaste(text);
  });
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);
}

const ROWS = 3;
const COLUMNS = { wide: 6, narrow: 3 };
/** Letters of a cell that are shown. */
const LONGEST = 40;

const Preview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
function FilePreview({ table, onChoice }: { table: TextTable; onChoice: (choice: FileChoice) => void }) {
  const { header, rows, headerRow, sheets, sheet, encoding, hiddenRows } = table;
  const narrow = useNarrow();
  const names = header.slice(0, narrow ? COLUMNS.narrow : COLUMNS.wide);
  const more = header.length - names.length;
  return (
    <Preview>
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
    </Preview>
  );
}
