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
  z-index: 40;
  background: ${theme.scrim.base};
`;

export interface ExpiryVeilProps {
  /** The session has expired and the way to `/login` is about to be taken. */
  readonly active: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps the screen of an expired session in sight but out of reach (product.md "Session"). What floats, dialogs
 * and menus, lives beside the console's root in the document, and is put out of reach with it.
 */
export function ExpiryVeil({ active, children }: ExpiryVeilProps) {
  useEffect(() => {
    if (!active) return;
    const floating = [...document.body.children].filter(
      (element) => element.id !== 'root' && !element.hasAttribute('inert'),
    );
    for (const element of floating) element.setAttribute('inert', '');
    return () => {
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
