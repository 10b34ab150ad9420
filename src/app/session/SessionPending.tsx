import { useState } from 'react';
import styled from 'styled-components';
import { ErrorPanel } from '#src/components/ErrorPanel/ErrorPanel.tsx';

export interface SessionPendingProps {
  /** Why the session could not be confirmed; null while the request is in flight. */
  readonly unreachable: string | null;
  onRetry: () => void;
}

const Centre = styled.div`
  min-block-size: 100dvh;
  display: grid;
  place-items: center;
  padding: 24px;
`;

/**
 * Placeholder of a guarded page until the session is confirmed: shows nothing private (product.md "Session"). After a
 * failure, the error panel stays during the next try, so that its button keeps the focus.
 */
export function SessionPending({ unreachable, onRetry }: SessionPendingProps) {
  const [reason, setReason] = useState(unreachable);
  if (unreachable !== null && unreachable !== reason) setReason(unreachable);
  const busy = unreachable === null;
  if (reason === null) return <Centre aria-busy="true" />;
  return (
    <Centre as="main">
      <ErrorPanel
        title="Your session could not be checked"
        message={`${reason.replace(/\.?$/u, '.')} You are still signed in; nothing was lost.`}
        busy={busy}
        // The changed label is announced, and so is the panel when its old text returns.
        retryLabel={busy ? 'Retrying...' : 'Retry'}
        onRetry={onRetry}
      />
    </Centre>
  );
}
