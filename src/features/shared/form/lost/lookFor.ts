import { toast } from '#src/components/Toasts/toasts.ts';
import { toSaveProblem } from '#src/features/shared/form/saveProblem.ts';

interface LookInput<Row> {
  /** What the record is: `developer`. */
  readonly noun: string;
  readonly name: string;
  /** Reads the list. Throws `ApiError`. */
  readonly read: () => Promise<readonly Row[]>;
  readonly isSame: (row: Row) => boolean;
  /** The list has it: show it there. */
  readonly onFound: (row: Row) => void;
}

/** Looks for a record in the list: the `onLook` of a form. */
export async function lookFor<Row>({
  noun,
  name,
  read,
  isSame,
  onFound,
}: LookInput<Row>): Promise<string | null> {
  try {
    const row = (await read()).find(isSame);
    if (row === undefined) {
      return `The list does not have this ${noun} now. A slow server may still add it: look again before you add it anew.`;
    }
    toast.success(`The ${noun} was added: the list has it`, { detail: name });
    onFound(row);
    return null;
  } catch (error) {
    return `The list could not be read. ${toSaveProblem(error).message}`;
  }
}
