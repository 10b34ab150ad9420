import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { saveFile } from './saveFile.ts';

/** Cancellation and progress of a file that is being made. */
export interface FileWatch {
  readonly signal: AbortSignal;
  /** Shows a progress toast with a text, the share that is done (0 to 1) and a button that cancels. */
  readonly showProgress: (text: string, share: number) => void;
}

export interface MadeFile {
  readonly file: Blob;
  readonly fileName: string;
  /** The toast: `64 entries exported`. */
  readonly done: string;
}

/** Progress is shown from this number of rows on; fewer rows are written before a toast could be read. */
export const PROGRESS_FROM_ROWS = 2000;

/** Waits for the next task, so that the browser can draw and handle input in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Makes a file of `many` (`developers`) and downloads it. The toast `id` shows whether it was made, was cancelled or
 * failed. Never rejects.
 */
export async function makeFile(
  id: string,
  many: string,
  make: (watch: FileWatch) => Promise<MadeFile>,
): Promise<void> {
  const abort = new AbortController();
  const showProgress = (text: string, value: number) =>
    toast.progress(id, text, { value, onCancel: () => abort.abort() });
  try {
    const { file, fileName, done } = await make({ signal: abort.signal, showProgress });
    saveFile(file, fileName);
    toast.success(done, { id });
  } catch (error) {
    if (abort.signal.aborted) toast.info('Export cancelled', { id });
    else if (endsSession(error)) toast.dismiss(id);
    else toast.error(`The ${many} could not be exported. ${toSaveProblem(error).message}`, { id });
  }
}
