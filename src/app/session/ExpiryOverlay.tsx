import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

const Contents = styled.div`
  display: contents;
`;

const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  background: ${theme.scrim.base};
  outline: none;
`;

export interface ExpiryOverlayProps {
  /** The session has expired; the redirect to `/login` follows. */
  readonly active: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps the screen of an expired session visible but inert (product.md "Session"). Dialogs and menus are rendered beside
 * the console's root in the document and are made inert too. The focus moves to the overlay: what had it is inert, and in
 * the toast of the expiry it would stop the time of that.
 */
export function ExpiryOverlay({ active, children }: ExpiryOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!active) return;
    const floating = new Set<Element>();
    const makeInert = () => {
      for (const element of document.body.children) {
        if (element.id === 'root' || element === overlay.current || element.hasAttribute('inert')) continue;
        element.setAttribute('inert', '');
        floating.add(element);
      }
    };
    makeInert();
    // A dialog whose code was loading opens later: its input would not be kept.
    const later = new MutationObserver(makeInert);
    later.observe(document.body, { childList: true });
    // Global shortcuts of the console would open inert dialogs. Shortcuts of the browser keep working.
    const ignore = (event: KeyboardEvent) => event.stopImmediatePropagation();
    addEventListener('keydown', ignore, true);
    overlay.current?.focus({ preventScroll: true });
    return () => {
      removeEventListener('keydown', ignore, true);
      later.disconnect();
      for (const element of floating) element.removeAttribute('inert');
    };
  }, [active]);

  return (
    <>
      <Contents inert={active}>{children}</Contents>
      {active
        ? createPortal(
            <Overlay ref={overlay} role="group" aria-label="Session expired" tabIndex={-1} />,
            document.body,
          )
        : null}
    </>
  );
}
