import { TriangleAlert } from 'lucide-react';
import { toShown } from '#src/lib/text.ts';
import { Button } from '../Button/Button.tsx';
import { CentredMessage } from '../EmptyState/EmptyState.tsx';

export interface ErrorPanelProps {
  /** What failed: `Failed to load companies`. */
  title?: string | undefined;
  /** Why, in one sentence, from the server or the console. */
  message: string;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** A retry is in progress; the button keeps the focus. */
  busy?: boolean | undefined;
  /** The text of the button. */
  retryLabel?: string | undefined;
}

/** Error state for content that failed to load; announced when it appears. */
export function ErrorPanel({ title, message, onRetry, busy, retryLabel = 'Retry' }: ErrorPanelProps) {
  return (
    <CentredMessage role="alert">
      <TriangleAlert aria-hidden="true" />
      {title ? <strong>{title}</strong> : null}
      <p>{toShown(message)}</p>
      {onRetry ? (
        <Button busy={busy} onClick={() => onRetry()}>
          {retryLabel}
        </Button>
      ) : null}
    </CentredMessage>
  );
}
