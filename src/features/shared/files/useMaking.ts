import { useState } from 'react';
import { attemptFile, type FileAttempt, type FileTask } from './attemptFile.ts';

/** The files that are being made at this moment, several at a time, and what makes one. */
export function useMaking<What>() {
  const [making, setMaking] = useState<readonly What[]>([]);

  /** Makes a file by `run`, as `attemptFile`; until its end it is among those that are being made. */
  async function make(what: What, task: FileTask, run: (attempt: FileAttempt) => Promise<void>) {
    setMaking((all) => [...all, what]);
    await attemptFile(task, run);
    // One of them, because the same file may be made twice at once.
    setMaking((all) => all.toSpliced(all.indexOf(what), 1));
  }

  return { making, make };
}
