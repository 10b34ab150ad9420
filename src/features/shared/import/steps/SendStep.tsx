import { useState } from 'react';
import styled from 'styled-components';
import type { CardDescription } from '#src/components/DataTable/types.ts';
import { Note } from '#src/components/Note/Note.tsx';
import { ProgressBar } from '#src/components/ProgressBar/ProgressBar.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { type ImportRow, type Outcome, outcomes } from '#src/features/shared/import/check/rows.ts';
import type { Importer } from '#src/features/shared/import/importer.ts';
import type { JobState } from '#src/features/shared/import/job/jobState.ts';
import { type SendState, statusText } from '#src/features/shared/import/send/sendTexts.ts';
import { badgeColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import { RowsTable } from '#src/features/shared/list/view/RowsTable.tsx';
import type { LabelIntent } from '#src/lib/labels.ts';
import { capitalised, countOf, formatNumber } from '#src/lib/text.ts';
import { numberColumn } from './checkColumns.tsx';
import { RowFilter } from './RowFilter.tsx';

interface SendNoteProps {
  send: Pick<SendState, 'status' | 'seconds' | 'problem' | 'counts'>;
  noun: { one: string; many: string };
}

/** Why an import waits or has paused by itself, and what to know before `Retry failed`. */
function SendNote({ send, noun }: SendNoteProps) {
  const { status, seconds, problem, counts } = send;
  if (status === 'locked') {
    return (
      <Note intent="warning">
        Another tab of this browser imports {noun.many}. This import begins when that one has ended, and reads
        the {noun.many} again before it sends a row.
      </Note>
    );
  }
  if (status === 'waiting' && seconds !== null) {
    return <Note intent="warning">The server asked for a pause. The import goes on by itself.</Note>;
  }
  if (status === 'waiting' && counts.Unknown > 0) {
    return (
      <Note intent="warning">
        An answer of the server was lost. The import goes on when the {noun.many} were read, so that nothing
        is created twice.
      </Note>
    );
  }
  if ((status === 'pausing' || status === 'paused') && problem !== null) {
    return <Note intent="danger">{problem} Nothing more is sent until Continue.</Note>;
  }
  if ((status === 'done' || status === 'stopped') && counts.Unknown > 0) {
    return (
      <Note intent="warning">
        {countOf(counts.Unknown, noun.one, noun.many)} may exist, because the answer was lost. Retry failed
        reads the {noun.many} once more and sends those that are not there. A server that is still at work may
        then have one twice.
      </Note>
    );
  }
  return null;
}

export interface SendStepProps {
  state: Pick<JobState, 'send' | 'rows'>;
  importer: Pick<Importer, 'list' | 'noun' | 'nameField'>;
}

const Progress = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  font: ${theme.font.table} ${theme.font.family};
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[4]};
    color: ${theme.text.muted};
    font-variant-numeric: tabular-nums;
  }
  strong {
    color: ${theme.text.main};
    font-weight: 600;
  }
  /* The filter is as wide as its text. */
  > :last-child {
    justify-self: start;
  }
`;

const intents: Readonly<Record<Outcome, LabelIntent>> = {
  Created: 'success',
  Failed: 'danger',
  Skipped: 'neutral',
  Unknown: 'warning',
};

/** The choices of the filter: first what went wrong. */
const choices: readonly Outcome[] = ['Failed', 'Unknown', 'Created', 'Skipped'];

const card: CardDescription<ImportRow> = { title: 'name', corner: 'outcome', lines: ['message'] };

const rowNoun = { one: 'row', many: 'rows' };
const idOf = ({ id }: ImportRow) => id;

/** The step `Import`: how far the import is, and what became of every row. */
export function SendStep({ state, importer }: SendStepProps) {
  const { send, rows } = state;
  const { list, noun, nameField } = importer;
  const [shown, setShown] = useState<Outcome | ''>('');
  const columns = [
    numberColumn,
    textColumn('name', 'Name', {
      value: ({ texts }: ImportRow) => texts[nameField] ?? '',
    }),
    badgeColumn('outcome', 'Outcome', {
      value: ({ outcome }: ImportRow) => outcome ?? 'Waiting',
      intent: ({ outcome }: ImportRow) => (outcome === null ? 'info' : intents[outcome]),
    }),
    textColumn('message', 'Message', { value: ({ message }: ImportRow) => message }),
  ];
  const rowName = (row: ImportRow) => row.texts[nameField] || `row ${row.id}`;
  const filter = shown === '' ? undefined : ({ outcome }: ImportRow) => outcome === shown;
  if (!send) return null;
  const { counts, status } = send;
  return (
    <>
      <SendNote send={send} noun={noun} />
      <Progress>
        <ProgressBar
          label={`Importing ${noun.many}`}
          value={counts.total === 0 ? 1 : counts.done / counts.total}
        />
        {/* The counts change many times a second while rows are sent; a screen reader asks the bar for them. */}
        <p role="status" aria-live={status === 'running' ? 'off' : 'polite'}>
          <strong>
            {status === 'done' || status === 'stopped'
              ? `${countOf(counts.Created, noun.one, noun.many)} imported`
              : `${formatNumber(counts.done)} of ${formatNumber(counts.total)}`}
          </strong>
          {outcomes
            .filter((outcome) => counts[outcome] > 0)
            .map((outcome) => (
              <span key={outcome}>{`${formatNumber(counts[outcome])} ${outcome}`}</span>
            ))}
          <span>{statusText(send)}</span>
        </p>
        <RowFilter label="Outcome" names={choices} counts={counts} value={shown} onValue={setShown} />
      </Progress>
      <RowsTable
        id={`import-${list}`}
        label={`${capitalised(noun.many)} of the file`}
        noun={rowNoun}
        columns={columns}
        card={card}
        rows={rows}
        row={{ id: idOf, name: rowName }}
        filter={filter}
        onShowAll={() => setShown('')}
      />
    </>
  );
}
