import { useRef, useState } from 'react';

/** Runs one task at a time: a call while a task runs waits for that one instead. `running` is for the interface. */
export function useOneTask() {
  const [running, setRunning] = useState(false);
  // A ref, because a state would be set too late for a second submit in the same task of the browser.
  const current = useRef<Promise<void> | null>(null);

  async function run(task: () => Promise<void>): Promise<void> {
    setRunning(true);
    current.current ??= task().finally(() => {
      current.current = null;
      setRunning(false);
    });
    await current.current;
  }

  return { running, run };
}
