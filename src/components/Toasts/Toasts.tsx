import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';
import { listenToToasts, type ToastCommand } from './toasts.ts';

const Host = styled.div`
  position: fixed;
  z-index: 60;
  /* Above the footers of lists and dialogs, so that it does not cover their buttons. */
  inset-block-end: 60px;
  inset-inline-end: 0;
`;

let loading: Promise<typeof import('./ToastLayer.tsx')> | null = null;

/** Loads the toast library. The next call retries a failed load. */
function loadLayer() {
  loading ??= import('./ToastLayer.tsx').catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

/**
 * The container of toasts, mounted once in the app. The live region exists from the start, so that the first message is
 * announced too, also while a dialog is open.
 */
export function Toasts() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);

  useEffect(() => {
    let early: ToastCommand[] = [];
    let run: ((command: ToastCommand) => void) | null = null;

    function start() {
      loadLayer().then(
        (layer) => {
          setLayer(() => layer.ToastLayer);
          run = layer.runToastCommand;
          for (const command of early) run(command);
          early = [];
        },
        // The messages stay queued until the next attempt.
        () => {},
      );
    }

    const stop = listenToToasts((command) => {
      if (run) return run(command);
      early.push(command);
      start();
    });
    // Preloaded at the first interaction, so that it is available when the network fails later.
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, start, { once: true, passive: true });
    return () => {
      stop();
      for (const event of events) removeEventListener(event, start);
    };
  }, []);

  return (
    <Host data-toasts="" aria-live="polite">
      {Layer ? <Layer /> : null}
    </Host>
  );
}
