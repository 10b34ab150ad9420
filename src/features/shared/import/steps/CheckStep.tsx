import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { ProgressBar } from '#src/components/ProgressBar/ProgressBar.tsx';
import { theme } from '#src/components/theme/theme.ts';
import {
  checkFilters,
  countStates,
  type ImportRow,
  rowStates,
} from '#src/features/shared/import/check/rows.ts';
import type { Importer } from '#src/features/shared/import/importer.ts';
import type { ImportJob } from '#src/features/shared/import/job/importJob.ts';
import type { JobState } from '#src/features/shared/import/job/jobState.ts';
import { noticesOtherTabs } from '#src/features/shared/import/send/tabLock.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';
import { CheckTable, type ShownRows } from './CheckTable.tsx';
import { RowFilter } from './RowFilter.tsx';

export interface CheckStepProps {
  state: Pick<JobState, 'check' | 'rows' | 'table'>;
  job: Pick<ImportJob, 'check' | 'edit' | 'skip' | 'skipDuplicates'>;
  importer: Pick<Importer, 'fields' | 'noun' | 'nameField'>;
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
  > p {
    flex: 1 1 24ch;
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
`;

const all: ShownRows = { filter: '', edited: new Set() };

/** The step `Check`: every row with its state; cells are corrected and rows are skipped here. Nothing is sent. */
export function CheckStep({ state, job, importer }: CheckStepProps) {
  const { check, rows, table } = state;
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
      <CheckedRows rows={rows} names={check.index.names} job={job} importer={importer} />
    </>
  );
}

interface CheckedRowsProps extends Pick<CheckStepProps, 'job' | 'importer'> {
  rows: readonly ImportRow[];
  names: readonly string[];
}

/** The rows after the check, those with problems first of all: they are what is left to do. */
function CheckedRows({ rows, names, job, importer }: CheckedRowsProps) {
  const counts = countStates(rows);
  const attention = counts['Needs attention'];
  const [shown, setShown] = useState<ShownRows>(counts.Problem > 0 ? { ...all, filter: 'Problem' } : all);
  const keep = (id: string) => setShown((now) => ({ ...now, edited: new Set(now.edited).add(id) }));
  const edits: Pick<ImportJob, 'edit' | 'skip'> = {
    edit: (...given) => {
      keep(given[0]);
      job.edit(...given);
    },
    skip: (id) => {
      keep(id);
      job.skip(id);
    },
  };
  return (
    <>
      {noticesOtherTabs() ? null : (
        <Note intent="info">This browser does not notice an import of the same list in a second tab.</Note>
      )}
      <Bar>
        <RowFilter
          label="State"
          names={checkFilters}
          counts={counts}
          value={shown.filter}
          onValue={(filter) => setShown({ ...all, filter })}
        />
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
      </Bar>
      <CheckTable
        rows={rows}
        shown={shown}
        job={edits}
        importer={importer}
        names={names}
        onShowAll={() => setShown(all)}
      />
    </>
  );
}
