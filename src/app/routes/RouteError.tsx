import styled from 'styled-components';
import { ErrorPanel } from '#src/components/ErrorPanel/ErrorPanel.tsx';

export interface RouteErrorProps {
  /** Stands alone in the window instead of inside the frame. */
  readonly page?: boolean;
}

const Centre = styled.main`
  min-block-size: 100dvh;
  display: grid;
  place-items: center;
  padding: 24px;
`;

/** One broken screen does not take the console down: it says so, and the rest stays usable (reliability.md 12). */
export function RouteError({ page = false }: RouteErrorProps) {
  const panel = (
    <ErrorPanel
      title="This page could not be shown"
      message="Something in it went wrong, or a part of it could not be loaded. Reloading often helps."
      onRetry={() => location.reload()}
      retryLabel="Reload"
    />
  );
  return page ? <Centre>{panel}</Centre> : panel;
}
