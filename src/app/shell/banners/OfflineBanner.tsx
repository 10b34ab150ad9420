import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

const Live = styled.div`
  grid-column: 1 / -1;

  p {
    padding: ${theme.space[1]} ${theme.space[4]};
    font-size: 0.8125rem;
    text-align: center;
    color: ${theme.warning.text};
    background: ${theme.warning.tonal};
    border-block-end: 1px solid ${theme.border.subtle};
  }
`;

/** Banner for a lost network connection. Its live region is always rendered, so that the message is announced. */
export function OfflineBanner({ online }: { online: boolean }) {
  return (
    <Live role="status">
      {online ? null : <p>You are offline. What is shown may be out of date, and nothing can be saved.</p>}
    </Live>
  );
}
