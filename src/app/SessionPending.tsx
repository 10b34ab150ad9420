import { styled } from 'styled-components';
import { ErrorPanel } from '#src/components/ErrorPanel/ErrorPanel.tsx';

export interface SessionPendingProps {
  /** Why the server could not be asked; null while it is being asked. */
  readonly unreachable: string | null;
  onRetry(): void;
}

const Centre = styled.div`
  min-block-size: 100dvh;
  display: grid;
  place-items: center;
  padding: 24px;
`;

/** Stands where a guarded page will be until the session is confirmed: nothing private (product.md "Session"). */
export function SessionPending({ unreachable, onRetry }: SessionPendingProps) {
  if (unreachable === null) return <Centre aria-busy="true" />;
  return (
    <Centre as="main">
      <ErrorPanel
        title="The server cannot be reached"
        message={`${unreachable} You are still signed in; nothing was lost.`}
        onRetry={onRetry}
      />
    </Centre>
  );
}
