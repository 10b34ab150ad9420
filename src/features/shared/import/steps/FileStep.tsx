import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { usePastedFiles } from '#src/components/FileField/usePastedFiles.ts';
import { Note } from '#src/components/Note/Note.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { saveFile } from '#src/features/shared/files/saveFile.ts';
import { MAX_COLUMNS, MAX_FILE_BYTES, MAX_FILE_ROWS } from '#src/features/shared/import/file/limits.ts';
import { templateFile } from '#src/features/shared/import/file/template.ts';
import type { Importer } from '#src/features/shared/import/importer.ts';
import type { ImportJob } from '#src/features/shared/import/job/importJob.ts';
import type { JobState } from '#src/features/shared/import/job/jobState.ts';
import { formatBytes } from '#src/lib/fileSize.ts';
import { countOf, formatNumber, toShown } from '#src/lib/text.ts';
import { FilePreview } from './FilePreview.tsx';

export interface FileStepProps {
  state: Pick<JobState, 'table' | 'problem' | 'reading'>;
  job: Pick<ImportJob, 'takeFile' | 'takePasted' | 'readAs'>;
  importer: Pick<Importer, 'list' | 'fields'>;
}

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

/** The step `File`: a file is chosen, dropped, or its cells are pasted. */
export function FileStep({ state, job, importer }: FileStepProps) {
  const { table, problem, reading } = state;
  const { list, fields } = importer;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void job.takeFile(file);
  };
  usePastedFiles(input, take);
  usePastedCells((text) => void job.takePasted(text));

  function drag(event: DragEvent, isOver: boolean) {
    event.preventDefault();
    setOver(isOver);
  }

  return (
    <>
      {problem === null ? null : <Note intent="danger">{problem}</Note>}
      {table?.notices.map((notice) => (
        <Note key={notice} intent="warning">
          {notice}
        </Note>
      ))}
      {table ? <FilePreview table={table} onChoice={(choice) => void job.readAs(choice)} /> : null}
      <Drop
        data-over={over || undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer.files);
        }}
      >
        <p role="status">
          {table ? (
            <>
              <strong>{toShown(table.name)}</strong>: {countOf(table.rows.length, 'row', 'rows')},{' '}
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
          ref={input}
          type="file"
          hidden
          aria-label="File"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            take(event.currentTarget.files);
            // Reset, so that choosing the same file again fires a change event.
            event.currentTarget.value = '';
          }}
        />
      </Drop>
      <Templates>
        <p>A template has the headers and one example row.</p>
        <Button size="small" onClick={() => saveFile(templateFile(fields), `${list}-template.csv`)}>
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
