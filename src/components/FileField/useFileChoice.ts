import { useEffect, useRef, useState } from 'react';
import { acceptsOnlyImages } from '#src/lib/fileTypes.ts';
import { type FileRules, fileProblem } from './fileProblem.ts';
import { imageProblem } from './imageProblem.ts';

/** Checks a chosen, dropped or pasted file and calls `onAccepted` when it is valid. */
export function useFileChoice(rules: FileRules, onAccepted: (file: File) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  // Only the last choice counts: an earlier one may still be decoding.
  const latest = useRef<File | null>(null);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  async function choose(file: File) {
    latest.current = file;
    const found =
      fileProblem(file, rules) ?? (acceptsOnlyImages(rules.accept) ? await imageProblem(file) : null);
    if (latest.current !== file) return;
    setProblem(found);
    if (!found) onAccepted(file);
  }

  function clear() {
    latest.current = null;
    setProblem(null);
  }

  return { problem, choose, clear };
}
