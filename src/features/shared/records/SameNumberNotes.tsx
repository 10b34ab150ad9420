import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { KindId, RecordTypes } from '#src/api/types/record.ts';
import { Link } from '#src/components/Link/Link.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { toShown } from '#src/lib/text.ts';
import { type PeopleKind, sameNumbersAmong } from './sameValue.ts';
import { WithRecords } from './WithRecords.tsx';

export interface SameNumberNotesProps<Id extends KindId> {
  kind: PeopleKind<Id>;
  /** The edited person; null for a new one. */
  record: RecordTypes[Id] | null;
}

/** The notes about the people who were there when the form opened: the one whom it adds is none of them. */
function Notes({ find }: { find: ReturnType<typeof sameNumbersAmong> }) {
  const [findOpened] = useState(() => find);
  const { values } = useFormikContext<Readonly<Record<string, unknown>>>();
  return findOpened(values).map(({ label, name, href }) => (
    <Note key={label} intent="warning">
      {`Same ${label} as `}
      <Link href={href} target="_blank" rel="noreferrer">
        {toShown(name)}
      </Link>
    </Note>
  ));
}

/**
 * Says in a form, while it is typed, that an active person has the same phone number or Emirates ID. The form can be
 * saved all the same. The link opens a new tab: the input stays.
 */
export function SameNumberNotes<Id extends KindId>({ kind, record }: SameNumberNotesProps<Id>) {
  const own = record?.id;
  return (
    <WithRecords ask={({ rows }) => sameNumbersAmong(kind, rows(kind.id), own)}>
      {({ status, answer }) => (status === 'ready' && answer ? <Notes find={answer} /> : null)}
    </WithRecords>
  );
}
