import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { saveFile } from './saveFile.ts';

/** What the making of a file is watched by. */
export interface FileWatch {
  readonly signal: AbortSignal;
  /** Shows what is under way and its share, 0 to 1, with a button that cancels. */
  readonly tell: (text: string, share: number) => void;
}

export interface MadeFile {
  readonly file: Blob;
  readonly fileName: string;
  /** The toast: `64 entries exported`. */
  readonly done: string;
}

/** From so many rows on a person is told how far a file is; fewer are written before that could be read. */
export const LONG = 2000;

/** A task of its own, so that what waits to be drawn or clicked comes in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Makes a file of `many` (`developers`) and hands it over; tells that it is there, was cancelled or failed, in one
 * toast of this id. Never rejects.
 */
export async function makeFile(
  id: string,
  many: string,
  make: (watch: FileWatch) => Promise<MadeFile>,
): Promise<void> {
  const abort = new AbortController();
  const tell = (text: string, value: number) =>
    toast.progress(id, text, { value, onCancel: () => abort.abort() });
  try {
    const { file, fileName, done } = await make({ signal: abort.signal, tell });
    saveFile(file, fileName);
    toast.success(done, { id });
  } catch (error) {
    if (abort.signal.aborted) toast.info('Export cancelled', { id });
    else if (endsSession(error)) toast.dismiss(id);
    else toast.error(`The ${many} could not be exported. ${toSaveProblem(error).message}`, { id });
  }
}
