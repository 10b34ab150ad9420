import { toast } from '#src/components/Toasts/toasts.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';

export interface FileTask {
  /** Id of the toasts of this file. */
  readonly id: string;
  /** What is done: `Exporting developers`. */
  readonly doing: string;
  /** The record it is about. */
  readonly detail?: string | undefined;
}

/** One attempt to make a file. */
export interface FileAttempt extends Omit<FileTask, 'doing'> {
  /** Aborted when the user cancels: then the attempt must save no file and show no message. */
  readonly signal: AbortSignal;
  /** Shows a progress toast with a text, the share that is done (0 to 1) and a button that cancels. */
  readonly showProgress: (text: string, share: number) => void;
}

/**
 * Makes a file by `run`. A request, or the import of code, has no time limit: the progress that `run` shows can be
 * canceled. `run` rejects only if its code could not be loaded. Resolves when the attempt ended or was canceled; never
 * rejects.
 */
export function attemptFile(
  { id, doing, detail }: FileTask,
  run: (attempt: FileAttempt) => Promise<void>,
): Promise<void> {
  return new Promise((resolve) => {
    const abort = new AbortController();

    function onCancel() {
      abort.abort();
      toast.info(`${doing} was canceled`, { id, detail });
      resolve();
    }

    function showProgress(text: string, value: number) {
      if (!abort.signal.aborted) toast.progress(id, text, { value, detail, onCancel });
    }

    run({ id, detail, signal: abort.signal, showProgress })
      .catch(() => {
        if (abort.signal.aborted) return;
        toast.dismiss(id);
        toastLoadError();
      })
      .finally(resolve);
  });
}
