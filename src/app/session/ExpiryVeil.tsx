import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { theme } from '#src/components/theme/theme.ts';

const Contents = styled.div`
  display: contents;
`;

const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.veil};
  background: ${theme.scrim.base};
`;

/**
 * Puts the focus on the notice of the expiry, once it is drawn: what held the focus is out of reach, and without it a
 * keyboard and a screen reader would be nowhere. Returns the way to stop.
 */
function focusNotice(): () => void {
  const host = document.querySelector('[data-toasts]');
  if (!host) return () => undefined;
  const focus = () => {
    // The message itself and not its button, whose focus would stop the time that the message is shown.
    const notice = [...host.querySelectorAll<HTMLElement>('[role="alert"]')].at(-1);
    if (!host.contains(document.activeElement)) notice?.focus({ preventScroll: true });
  };
  focus();
  const drawn = new MutationObserver(focus);
  drawn.observe(host, { childList: true, subtree: true });
  return () => drawn.disconnect();
}

export interface ExpiryVeilProps {
  /** The session has expired and the way to `/login` is about to be taken. */
  readonly active: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps the screen of an expired session in sight but out of reach (product.md "Session"). What floats, dialogs
 * and menus, lives beside the console's root in the document, and is put out of reach with it. The focus goes to the
 * notice.
 */
export function ExpiryVeil({ active, children }: ExpiryVeilProps) {
  useEffect(() => {
    if (!active) return;
    const floating = new Set<Element>();
    const putOutOfReach = () => {
      for (const element of document.body.children) {
        if (element.id === 'root' || element.hasAttribute('inert')) continue;
        element.setAttribute('inert', '');
        floating.add(element);
      }
    };
    putOutOfReach();
    // A dialog whose code was on its way opens later: nothing typed there would be kept.
    const later = new MutationObserver(putOutOfReach);
    later.observe(document.body, { childList: true });
    // Keys that the console listens for everywhere would open what nobody can use. The browser's own keep working.
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
      {active ? createPortal(<Veil />, document.body) : null}
    </>
  );
}
