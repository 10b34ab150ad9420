import { type ReactNode, useEffect } from 'react';
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
`;

/**
 * Moves the focus to the notice of the expiry once it is rendered: the focused element has become inert, and keyboards
 * and screen readers would lose their position. Returns a function that stops waiting.
 */
function focusNotice(): () => void {
  const host = document.querySelector('[data-toasts]');
  if (!host) return () => undefined;
  const focus = () => {
    // The message and not its button: a focused button would stop the timer of the toast.
    const notice = [...host.querySelectorAll<HTMLElement>('[role="alert"]')].at(-1);
    if (!host.contains(document.activeElement)) notice?.focus({ preventScroll: true });
  };
  focus();
  const drawn = new MutationObserver(focus);
  drawn.observe(host, { childList: true, subtree: true });
  return () => drawn.disconnect();
}

export interface ExpiryOverlayProps {
  /** The session has expired; the redirect to `/login` follows. */
  readonly active: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps the screen of an expired session visible but inert (product.md "Session"). Dialogs and menus are rendered beside
 * the console's root in the document and are made inert too. The focus moves to the notice.
 */
export function ExpiryOverlay({ active, children }: ExpiryOverlayProps) {
  useEffect(() => {
    if (!active) return;
    const floating = new Set<Element>();
    const makeInert = () => {
      for (const element of document.body.children) {
        if (element.id === 'root' || element.hasAttribute('inert')) continue;
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
    const stopFocusing = focusNotice();
    return () => {
      stopFocusing();
      removeEventListener('keydown', ignore, true);
      later.disconnect();
      for (const element of floating) element.removeAttribute('inert');
    };
  }, [active]);

  return (
    <>
      <Contents inert={active}>{children}</Contents>
      {active ? createPortal(<Overlay />, document.body) : null}
    </>
  );
}
