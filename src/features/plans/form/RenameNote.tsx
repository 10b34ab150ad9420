import { useFormikContext } from 'formik';
import { Note } from '#src/components/Note/Note.tsx';
import type { PlanValues } from './planValues.ts';

interface RenameNoteProps {
  /** The plan as its subscriptions name it. */
  plan: string;
  /** The saved name of the plan. */
  saved: string;
}

/** Says what a changed name does not change. */
export function RenameNote({ plan, saved }: RenameNoteProps) {
  const { name } = useFormikContext<PlanValues>().values;
  if (name.trim() === saved) return null;
  return (
    <Note intent="info">Subscriptions to this plan keep the name {plan} and still count as its users.</Note>
  );
}
