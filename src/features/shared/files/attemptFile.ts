import { toast } from '#src/components/Toasts/toasts.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';

/** A file that makes no progress for this time is said to take long, in ms. */
const SLOW_AFTER = 8000;

export interface FileTask {
  /** Id of the toasts of this file. */
  readonly id: string;
  /** What is done: `Exporting developers`. */
  readonly doing: string;
  /** The record it is about. */
  readonly detail?: string | undefined;
}

/** One of the attempts to make a file. */
export interface FileAttempt extends Omit<FileTask, 'doing'> {
  /** Aborted when the user cancels, or presses Retry: then the attempt must save no file and show no message. */
  readonly signal: AbortSignal;
  /** Shows a progress toast with a text, the share that is done (0 to 1) and a button that cancels. */
  readonly showProgress: (text: string, share: number) => void;
}

/**
 * Makes a file by `run`, which may hang: a request, or the import of code, has no time limit. After eight seconds without
 * progress a toast says so, with Retry, which gives up the attempt and begins another, and Cancel. `run` rejects only if
 * its code could not be loaded. Resolves when an attempt ended or was cancelled; never rejects.
 */
export function attemptFile(
  { id, doing, detail }: FileTask,
  run: (attempt: FileAttempt) => Promise<void>,
): Promise<void> {
  return new Promise((resolve) => {
    function begin() {
      const abort = new AbortController();
      let value = 0;
      let timer = wait();

      function wait() {
        return setTimeout(() => {
          const action = { label: 'Retry', onSelect: retry };
          toast.progress(id, `${doing} takes longer than usual.`, { value, detail, action, onCancel });
        }, SLOW_AFTER);
      }

      function giveUp() {
        clearTimeout(timer);
        abort.abort();
      }

      function retry() {
        giveUp();
        begin();
      }

      function onCancel() {
        giveUp();
        toast.info(`${doing} was cancelled`, { id, detail });
        resolve();
      }

      function showProgress(text: string, share: number) {
        if (abort.signal.aborted) return;
        clearTimeout(timer);
        timer = wait();
        value = share;
        toast.progress(id, text, { value, detail, onCancel });
      }

      function end() {
        clearTimeout(timer);
        if (!abort.signal.aborted) resolve();
      }

      run({ id, detail, signal: abort.signal, showProgress })
        .catch(() => {
          if (abort.signal.aborted) return;
          toast.dismiss(id);
          toastLoadError();
        })
        .finally(end);
    }
    begin();
  });
}
