import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';
import { preload } from '#src/components/loadAhead.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { handleMissing } from '#src/components/missingFiles.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { media, theme } from '../theme/theme.ts';
import { PlainToasts } from './PlainToasts.tsx';
import { afterCommand, listenToToasts, type ToastCommand, type ToastMessage, toast } from './toasts.ts';

const Host = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  /* Above the footers of lists and dialogs, so that it does not cover their buttons. */
  inset-block-end: calc(${theme.layout.foot} + ${theme.space[4]});
  inset-inline-end: 0;
  /* Errors stay: over an open dialog they are at the top, where they cover none of its fields and buttons. */
  body:has(> [data-base-ui-portal] > [data-dialog]) &:has([data-kind='error'], [role='alert']) {
    inset-block: 0 auto;
    .Toastify__toast-container {
      padding-block: 4px;
    }
  }
  ${media.print} {
    display: none;
  }
`;

// The library for toasts is not part of the first load. Without it there are still messages, so the page is not reloaded.
const toastLayer = loadOnce(() => handleMissing(() => import('./ToastLayer.tsx')));

/**
 * The container of toasts, mounted once in the app. The live region is rendered from the start, so that
 * screen readers announce the first message too, and dialogs do not hide it from them. If the library's code cannot be
 * loaded, messages are shown without it until the page is reloaded.
 */
export function Toasts() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState<readonly ToastMessage[]>([]);

  useEffect(() => {
    let waiting: readonly ToastMessage[] = [];
    let run: ((command: ToastCommand) => void) | null = null;
    let failed = false;

    function start() {
      toastLayer.load().then(
        (layer) => {
          setLayer(() => layer.ToastLayer);
          run = layer.runToastCommand;
          for (const message of waiting) run({ type: 'show', message });
          waiting = [];
        },
        () => {
          failed = true;
          setPlain(waiting);
        },
      );
    }

    const stop = listenToToasts((command) => {
      if (run) return run(command);
      waiting = afterCommand(waiting, command);
      if (failed) setPlain(waiting);
      // Nothing is shown yet that could be dismissed, so the library is not needed.
      else if (waiting.length > 0) start();
    });
    // The code is loaded after the first interaction, so that toasts work if the network fails later; when the browser
    // is idle, so that the first letter typed does not wait for it.
    const onInteraction = () => void whenIdle(() => preload(toastLayer));
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, onInteraction, { once: true, passive: true });
    return () => {
      stop();
      for (const event of events) removeEventListener(event, onInteraction);
    };
  }, []);

  return (
    <Host data-toasts="" aria-live="polite">
      {Layer ? <Layer /> : null}
      {plain.length > 0 ? <PlainToasts messages={plain} onClose={(id) => toast.dismiss(id)} /> : null}
    </Host>
  );
}
