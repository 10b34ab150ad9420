import { useState } from 'react';
import styled from 'styled-components';
import { ErrorPanel } from '#src/components/ErrorPanel/ErrorPanel.tsx';

export interface SessionPendingProps {
  /** Why the server could not be asked; null while it is being asked. */
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
 * Stands where a guarded page will be until the session is confirmed: nothing private (product.md "Session"). Once
 * it has said why not, it stays while the server is asked again, and its button with the focus.
 */
export function SessionPending({ unreachable, onRetry }: SessionPendingProps) {
  const [said, setSaid] = useState(unreachable);
  if (unreachable !== null && unreachable !== said) setSaid(unreachable);
  const busy = unreachable === null;
  if (said === null) return <Centre aria-busy="true" />;
  return (
    <Centre as="main">
      <ErrorPanel
        title="Your session could not be checked"
        message={`${said} You are still signed in; nothing was lost.`}
        busy={busy}
        // The other words are read out, and so is the panel when they are the old ones again.
        retryLabel={busy ? 'Retrying...' : 'Retry'}
        onRetry={onRetry}
      />
    </Centre>
  );
}
