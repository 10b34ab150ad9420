import { Note } from '#src/components/Note/Note.tsx';
import type { SendState } from '#src/features/shared/import/send/sendTexts.ts';
import { countOf } from '#src/lib/text.ts';

export interface SendNoteProps {
  send: Pick<SendState, 'status' | 'seconds' | 'problem' | 'counts'>;
  noun: { one: string; many: string };
}

/** Why an import waits or has paused by itself, and what to know before `Retry failed`. */
export function SendNote({ send, noun }: SendNoteProps) {
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
