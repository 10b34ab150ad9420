import { Ban } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import type { Column, RowAction } from '#src/components/DataTable/types.ts';
import { Note } from '#src/components/Note/Note.tsx';
import { ProgressBar } from '#src/components/ProgressBar/ProgressBar.tsx';
import { theme } from '#src/components/theme/theme.ts';
import type { Importer } from '#src/features/shared/import/check/importer.ts';
import {
  type CheckFilter,
  cellNote,
  checkFilters,
  countStates,
  type ImportRow,
  isShown,
  type RowState,
  rowStates,
  stateOf,
} from '#src/features/shared/import/check/rows.ts';
import type { StepProps } from '#src/features/shared/import/job/importJob.ts';
import { noticesOtherTabs } from '#src/features/shared/import/send/tabLock.ts';
import { badgeColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import type { LabelIntent } from '#src/lib/labels.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';
import { CellInput } from './CellInput.tsx';
import { FileRows } from './FileRows.tsx';
import { hasNotes, noteId, RowNotes } from './RowNotes.tsx';

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
`;

/** The step `Check`: every row with its state; cells are corrected and rows are skipped here. Nothing is sent. */
export function CheckStep(props: StepProps) {
  const { state, job, importer } = props;
  const { check, table } = state;
  const { noun } = importer;
  if (check.status === 'failed') {
    return (
      <Note intent="danger">
        The {noun.many} could not be read to compare with. {check.message}
        <Button size="small" onClick={() => void job.check()}>
          Retry
        </Button>
      </Note>
    );
  }
  if (check.status !== 'ready') {
    const count = table?.rows.length ?? 0;
    const done = check.status === 'checking' ? check.done : 0;
    return (
      <Waiting>
        <ProgressBar label="Checking rows" value={count === 0 ? 0 : done / count} />
        <p role="status">
          {check.status === 'checking' ? `Checking ${formatNumber(count)} rows` : `Reading the ${noun.many}`}
        </p>
      </Waiting>
    );
  }
  return (
    <>
      {check.index.complete ? null : (
        <Note intent="warning">
          Not all {noun.many} could be read: a duplicate of another one is found by the server only.
        </Note>
      )}
      {noticesOtherTabs() ? null : (
        <Note intent="info">This browser does not notice an import of the same list in a second tab.</Note>
      )}
      <CheckedRows {...props} names={check.index.names} />
    </>
  );
}

const intents: Readonly<Record<RowState, LabelIntent>> = {
  Ready: 'success',
  Problem: 'danger',
  Duplicate: 'warning',
  Skipped: 'neutral',
};

const stateColumn = badgeColumn('state', 'State', {
  value: stateOf,
  intent: (row: ImportRow) => intents[stateOf(row)],
});

/** The rows that are shown. */
interface ShownRows {
  readonly filter: CheckFilter | '';
  /** Further rows: those that were edited since, so that their new state is seen and the focus is not lost. */
  readonly edited: ReadonlySet<string>;
}

const showing = (filter: CheckFilter | ''): ShownRows => ({ filter, edited: new Set() });

/** The rows after the check, those with problems first of all: they are what is left to do. */
function CheckedRows({ state, job, importer, names }: StepProps & { names: readonly string[] }) {
  const { rows } = state;
  const counts = countStates(rows);
  const attention = counts['Needs attention'];
  const [{ filter, edited }, setShown] = useState(() => showing(counts.Problem > 0 ? 'Problem' : ''));
  const keep = (id: string) => setShown((now) => ({ ...now, edited: new Set(now.edited).add(id) }));
  const actions: readonly RowAction<ImportRow>[] = [
    {
      id: 'skip',
      label: (row) => (row.skipped ? 'Include' : 'Skip'),
      icon: <Ban />,
      onSelect: ({ id }) => {
        keep(id);
        job.skip(id);
      },
    },
  ];

  /** An input in every cell of the file. */
  const cellColumn = ({ name, header, noun, required }: Importer['fields'][number]): Column<ImportRow> => ({
    ...textColumn(name, header, { value: (row: ImportRow) => row.texts[name] ?? '' }),
    // Stays in sight while the others scroll.
    hideable: name !== importer.nameField,
    // The arrow of a choice.
    afterCh: noun ? 3 : 0,
    cell: (row, tabIndex) => {
      const note = cellNote(row, name);
      return (
        <CellInput
          key={`${row.id} ${name}`}
          label={`${header}, row ${row.id}`}
          value={row.texts[name] ?? ''}
          required={required}
          names={noun && names}
          invalid={note !== undefined && note.kind !== 'Attention'}
          aria-describedby={note && noteId(row, name)}
          tabIndex={tabIndex}
          onChange={(text) => {
            keep(row.id);
            job.edit(row.id, name, text);
          }}
        />
      );
    },
  });

  return (
    <FileRows
      id="import-rows"
      label="Rows of the file"
      by="State"
      names={checkFilters}
      counts={counts}
      value={filter}
      onValue={(chosen) => setShown(showing(chosen))}
      isShown={(row, chosen) => edited.has(row.id) || isShown(row, chosen)}
      nameField={importer.nameField}
      note={(row, tabIndex) =>
        hasNotes(row, importer.fields) ? (
          <RowNotes row={row} fields={importer.fields} tabIndex={tabIndex} />
        ) : null
      }
      columns={[stateColumn, ...importer.fields.map(cellColumn)]}
      card={null}
      rows={rows}
      actions={actions}
    >
      <p role="status">
        {rowStates
          .filter((name) => counts[name] > 0)
          .map((name) => `${formatNumber(counts[name])}\u00a0${name}`)
          .concat(attention > 0 ? countOf(attention, 'needs attention', 'need attention') : [])
          .join(' · ')}
      </p>
      <Button size="small" disabled={counts.Duplicate === 0} onClick={job.skipDuplicates}>
        Skip all duplicates
      </Button>
    </FileRows>
  );
}
