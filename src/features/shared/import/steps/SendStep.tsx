import { useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink } from '#src/components/Button/Button.tsx';
import type { CardDescription } from '#src/components/DataTable/types.ts';
import { DialogNote } from '#src/components/Dialog/Dialog.styles.ts';
import { Note } from '#src/components/Note/Note.tsx';
import { ProgressBar } from '#src/components/ProgressBar/ProgressBar.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { saveFile } from '#src/features/shared/files/saveFile.ts';
import type { Importer } from '#src/features/shared/import/check/importer.ts';
import {
  type ImportRow,
  type Outcome,
  outcomes,
  rowMessage,
} from '#src/features/shared/import/check/rows.ts';
import type { StepProps } from '#src/features/shared/import/job/importJob.ts';
import { notSent, type SendState, statusText } from '#src/features/shared/import/send/sendTexts.ts';
import { badgeColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import { csvFile } from '#src/lib/csv.ts';
import type { LabelIntent } from '#src/lib/labels.ts';
import { capitalised, countOf, formatNumber } from '#src/lib/text.ts';
import { FileRows } from './FileRows.tsx';

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

/** The step `Import`: how far the import is, and what became of every row. */
export function SendStep({ state, importer }: Pick<StepProps, 'state' | 'importer'>) {
  const { send, rows } = state;
  const { list, noun, nameField } = importer;
  const [shown, setShown] = useState<Outcome | ''>('');
  const columns = [
    textColumn('name', 'Name', {
      value: ({ texts }: ImportRow) => texts[nameField] ?? '',
    }),
    badgeColumn('outcome', 'Outcome', {
      value: ({ outcome }: ImportRow) => outcome ?? 'Waiting',
      intent: ({ outcome }: ImportRow) => (outcome === null ? 'info' : intents[outcome]),
    }),
    textColumn('message', 'Message', { value: ({ message }: ImportRow) => message }),
  ];
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
      </Progress>
      <FileRows
        id={`import-${list}`}
        label={`${capitalised(noun.many)} of the file`}
        by="Outcome"
        names={choices}
        counts={counts}
        value={shown}
        onValue={setShown}
        isShown={({ outcome }, chosen) => outcome === chosen}
        nameField={nameField}
        columns={columns}
        card={card}
        rows={rows}
      />
    </>
  );
}

/**
 * Every row with its outcome and message, as a CSV file with the headers of the fields: corrected, it can be imported again,
 * because columns without a field are ignored. A row that was not sent is `Skipped`, with what is wrong with it, if anything.
 */
function reportFile(rows: readonly ImportRow[], fields: Importer['fields']): Blob {
  const header = [...fields.map((field) => field.header), 'Outcome', 'Message'];
  const lines = rows.map((row) => [
    ...fields.map(({ name }) => row.texts[name] ?? ''),
    row.outcome ?? 'Skipped',
    row.message || rowMessage(row, fields) || (row.outcome === null ? notSent.message : ''),
  ]);
  return csvFile([header, ...lines]);
}

export interface SendActionsProps extends StepProps {
  /** A link leads away from the dialog. */
  onLeave: () => void;
  /** Ends an import whose rows failed, and forgets its file. */
  onDiscard: () => void;
  onDone: () => void;
}

/** The buttons of the step `Import`: while rows are sent, and at the end. */
export function SendActions({ state, job, importer, onLeave, onDiscard, onDone }: SendActionsProps) {
  const { send, rows } = state;
  if (!send) return null;
  const { status, counts } = send;
  const ended = status === 'done' || status === 'stopped';
  const suspended = status === 'paused';
  const report = (
    <Button onClick={() => saveFile(reportFile(rows, importer.fields), `${importer.list}-import.csv`)}>
      Download report
    </Button>
  );
  if (!ended) {
    return (
      <>
        <DialogNote />
        {suspended ? report : null}
        <Button busy={status === 'stopping'} onClick={job.stop}>
          Stop
        </Button>
        {status === 'locked' ? null : (
          <Button fill="solid" busy={status === 'pausing'} onClick={suspended ? job.resume : job.pause}>
            {suspended ? 'Continue' : 'Pause'}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <DialogNote />
      {report}
      {counts.Failed + counts.Unknown > 0 ? (
        <>
          <Button onClick={onDiscard}>Discard</Button>
          <Button onClick={job.retryFailed}>Retry failed</Button>
        </>
      ) : null}
      {counts.Created > 0 ? (
        <ButtonLink href={importedUrl(importer.path, state.endedAt)} onClick={onLeave}>
          Show them
        </ButtonLink>
      ) : null}
      <Button fill="solid" onClick={onDone}>
        Done
      </Button>
    </>
  );
}

/** The list, filtered to the records of the import that ended at this time. */
function importedUrl(path: string, endedAt: string | null): string {
  return `${path}?${new URLSearchParams({ imported: endedAt ?? '' }).toString()}`;
}
