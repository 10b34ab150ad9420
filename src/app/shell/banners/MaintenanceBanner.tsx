import styled from 'styled-components';
import { keyboardScroll } from '#src/components/keyboardScroll.ts';
import { Link } from '#src/components/Link/Link.tsx';
import { loadOnce } from '#src/components/loadOnce.ts';
import { theme } from '#src/components/theme/theme.ts';
import { useLoaded } from '#src/components/useLoaded.ts';

export interface MaintenanceBannerProps {
  /** The banner message of the settings; null while Maintenance Mode is off. */
  readonly message: string | null;
  /** The address of the settings; null for users who cannot open them, and where they are open. */
  readonly settings: string | null;
}

const Live = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

/** A long message scrolls: it leaves the window to the page. */
const Strip = styled.div`
  max-block-size: min(25dvh, 108px);
  overflow: auto;
  border-block-end: 1px solid ${theme.border.subtle};
`;

const messageCode = loadOnce(
  async () => (await import('#src/features/shared/maintenance/MaintenanceMessage.tsx')).MaintenanceMessage,
);

/** Banner while Maintenance Mode is on. Its live region is always rendered, so that the message is announced. */
export function MaintenanceBanner({ message, settings }: MaintenanceBannerProps) {
  const MaintenanceMessage = useLoaded(messageCode, message !== null);
  return (
    <Live role="status">
      {message === null || !MaintenanceMessage ? null : (
        <Strip key={message} ref={keyboardScroll}>
          <MaintenanceMessage message={message}>
            {settings === null ? null : <Link href={settings}>Maintenance settings</Link>}
          </MaintenanceMessage>
        </Strip>
      )}
    </Live>
  );
}
