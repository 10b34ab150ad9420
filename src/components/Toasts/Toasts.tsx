import { type MouseEvent, useRef } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { useKeyDown } from '../useKeyDown.ts';
import { moveByKey, rememberFocus } from './toastFocus.ts';
import { HeldContext, useHeld } from './useToastTimer.ts';

const Host = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  /* Above the footers of lists and dialogs, so that it does not cover their buttons. */
  inset-block-end: calc(${theme.layout.foot} + ${theme.space[4]});
  inset-inline-end: 0;
  /* What is beside the toasts, such as the Close of a dialog on a phone, can be pressed. */
  pointer-events: none;
  .Toastify__toast-container {
    display: flex;
    flex-direction: column;
    gap: 8px;
    inline-size: min(388px, 100vw);
    max-block-size: calc(100dvh - ${theme.layout.foot} - ${theme.space[4]});
    padding: 20px;
    overflow: auto;
    outline: none;
  }
  /* A dialog that takes the whole window begins below errors, which stay, and at 400 % below all. */
  .Toastify__toast-container:has([data-kind='error']) {
    anchor-name: --toasts;
  }
  ${media.short} {
    .Toastify__toast-container:has([data-kind]) {
      anchor-name: --toasts;
    }
  }
  /* Over an open dialog they are at the top, where they cover neither its fields and buttons nor its Close. */
  body:has(> [data-base-ui-portal] > [data-dialog]) & {
    inset-block: 0 auto;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    .Toastify__toast-container {
      padding-block: 4px;
    }
    ${media.narrow} {
      margin-inline: 0;
      .Toastify__toast-container {
        inline-size: min(452px, 100vw);
        padding-inline: 8px 64px;
      }
    }
    ${media.short} {
      .Toastify__toast-container {
        padding-inline: 8px;
      }
    }
  }
  .Toastify__toast {
    pointer-events: auto;
    flex: none;
    border: 1px solid ${theme.border.subtle};
    border-radius: ${theme.radius.card};
    background: ${theme.surface.overlay};
    color: ${theme.text.main};
    box-shadow: ${theme.shadow.float};
  }
  ${media.short} {
    .Toastify__toast:has([data-at-fields]),
    .Toastify__toast-container:not(:has([data-kind]:not([data-at-fields]))) {
      display: none;
    }
  }
  ${media.narrow} {
    .Toastify__toast-container {
      inline-size: 100vw;
    }
  }
  ${media.motion} {
    .Toastify__toast {
      transition: opacity ${theme.motion.calm}, translate ${theme.motion.calm};
      @starting-style {
        opacity: 0;
        translate: 0 8px;
      }
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** The library's Alt+T leads to the oldest toast, and to tab stops only. */
const noKeys = () => false;

/** Pressing a toast's button does not move the focus, for instance out of a dialog. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/**
 * The container of toasts, mounted once in the app. The library's live region is there from the start, so that screen
 * readers announce the first message too, and dialogs do not hide it from them. Timer and focus are our own. Base UI's
 * toasts have both, but each is a `dialog`, not the `status` or `alert` that screen readers announce here.
 */
export function Toasts() {
  const host = useRef<HTMLDivElement>(null);
  const held = useHeld(host);
  // First, because a dialog that is open would close by Escape.
  useKeyDown((event) => host.current && moveByKey(event, host.current), 'first');
  return (
    <Host ref={host} data-toasts="" onFocus={rememberFocus} onMouseDown={keepFocus}>
      <HeldContext value={held}>
        <ToastContainer
          aria-label="Messages"
          hotKeys={noKeys}
          position="bottom-right"
          autoClose={false}
          closeButton={false}
          icon={false}
          draggable={false}
          closeOnClick={false}
          pauseOnFocusLoss={false}
          customProgressBar
          transition={false}
          newestOnTop={false}
        />
      </HeldContext>
    </Host>
  );
}
