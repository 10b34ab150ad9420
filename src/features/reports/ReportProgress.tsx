import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Report } from '#src/api/types/report.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { ProgressBar } from '#src/components/ProgressBar/ProgressBar.tsx';
import { toShown } from '#src/lib/text.ts';

export interface ReportProgressProps {
  report: Report;
  /** Takes the focus when Cancel, which has it, goes away. */
  next: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
}

/** How far the run of a report is, and Cancel. */
export function ReportProgress({ report: { title, progress = 0 }, next, onCancel }: ReportProgressProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = cancel.current;
    return () => {
      if (button && document.activeElement === button) next.current?.focus();
    };
  }, [next]);
  return (
    <>
      <ProgressBar label={`Generating ${toShown(title)}`} value={progress} />
      <span>{Math.round(progress * 100)}%</span>
      <Button size="small" ref={cancel} aria-label={`Cancel ${toShown(title)}`} onClick={() => onCancel()}>
        Cancel
      </Button>
    </>
  );
}
