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

/** What became of a file. `canceled` too if the session ended. */
export type MadeResult =
  | { readonly status: 'made' | 'canceled' }
  | { readonly status: 'failed'; readonly message: string };

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
): Promise<MadeResult> {
  try {
    const { file, fileName, done } = await make();
    if (signal.aborted) return { status: 'canceled' };
    saveFile(file, fileName);
    toast.success(done, { id, detail });
    return { status: 'made' };
  } catch (error) {
    if (signal.aborted) return { status: 'canceled' };
    if (endsSession(error)) {
      toast.dismiss(id);
      return { status: 'canceled' };
    }
    const { message } = toSaveProblem(error);
    toast.error(failure(message), { id, detail });
    return { status: 'failed', message };
  }
}
