import styled from 'styled-components';
import { ErrorPanel } from '#src/components/ErrorPanel/ErrorPanel.tsx';

export interface RouteErrorProps {
  /** Rendered without the shell, as the whole page. */
  readonly page?: boolean;
}

const Centre = styled.main`
  min-block-size: 100dvh;
  display: grid;
  place-items: center;
  padding: 24px;
`;

/** Error state of a route. The error of one screen leaves the rest of the console usable (reliability.md 12). */
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
