import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { deletedMessage } from '#src/features/shared/form/saveProblem.ts';
import type { EditedRecord, SaveFailure } from '#src/features/shared/form/useFormSave.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { fieldLabel, fieldText } from '#src/lib/fieldNames.ts';
import type { Side } from './merge.ts';

export interface FormFailureProps<Values> {
  failure: SaveFailure<Values>;
  edited: EditedRecord<Values> | undefined;
  /** The save is in flight. */
  saving: boolean;
  onAddAnew: () => void;
  onChoose: (sides: ReadonlyMap<string, Side>) => void;
  onBack: () => void;
}

const Deleted = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
`;

const ConflictDialog = lazyDialog(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

/** Why a form could not be saved: a message above its fields, or the dialog over it in which the user chooses values. */
export function FormFailure<Values>({ failure, edited, saving, ...on }: FormFailureProps<Values>) {
  if (failure.status === 'problem') return <Note intent="danger">{failure.message}</Note>;
  if (!edited) return null;
  if (failure.status === 'deleted') {
    return (
      <Note intent="danger">
        <Deleted>
          <span>{deletedMessage(edited.noun)}</span>
          {edited.onAddAnew ? (
            <Button size="small" onClick={on.onAddAnew}>
              Add anew
            </Button>
          ) : null}
        </Deleted>
      </Note>
    );
  }
  const { names } = edited;
  const fields = failure.merged.conflicts.map(({ name, opened, theirs, mine }) => ({
    name,
    label: fieldLabel(names, name),
    opened: fieldText(names, name, opened),
    theirs: fieldText(names, name, theirs),
    mine: fieldText(names, name, mine),
  }));
  return (
    <ConflictDialog
      // Other values are another question.
      key={JSON.stringify(fields)}
      fields={fields}
      saving={saving}
      onSave={on.onChoose}
      onClose={on.onBack}
    />
  );
}
