import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { FileAttempt } from './attemptFile.ts';
import { saveFile } from './saveFile.ts';

export interface MadeFile {
  readonly file: Blob;
  readonly fileName: string;
  /** The toast: `64 entries exported`. */
  readonly done: string;
}

/** Progress is shown from this number of rows on; fewer rows are written before a toast could be read. */
export const PROGRESS_FROM_ROWS = 2000;

/**
 * Makes a file and downloads it. The attempt's toast shows whether it was made or failed; `failure` is the text of the
 * latter, with the error's message. Never rejects.
 */
export async function makeFile(
  { id, detail, signal }: Omit<FileAttempt, 'showProgress'>,
  failure: (message: string) => string,
  make: () => Promise<MadeFile>,
): Promise<void> {
  try {
    const { file, fileName, done } = await make();
    if (signal.aborted) return;
    saveFile(file, fileName);
    toast.success(done, { id, detail });
  } catch (error) {
    if (signal.aborted) return;
    if (endsSession(error)) toast.dismiss(id);
    else toast.error(failure(toSaveProblem(error).message), { id, detail });
  }
}
