import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';
import { listenToToasts, type ToastCommand } from './toasts.ts';

const Host = styled.div`
  position: fixed;
  z-index: 60;
  /* Above the foot of a list and of a dialog: pages and buttons stay within reach. */
  inset-block-end: 60px;
  inset-inline-end: 0;
`;

let loading: Promise<typeof import('./ToastLayer.tsx')> | null = null;

/** The library that draws toasts comes with the first of them. A failed load is tried again with the next. */
function loadLayer() {
  loading ??= import('./ToastLayer.tsx').catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

/**
 * Where toasts appear: once in the app, above everything. The live region is there from the start, so that the
 * first message is read out too, and dialogs leave it to screen readers.
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
        // Nothing can be shown without it; the messages wait for the next try.
        () => {},
      );
    }

    const stop = listenToToasts((command) => {
      if (run) return run(command);
      early.push(command);
      start();
    });
    // Fetched with the first touch of the page, so that it is there when the network no longer is.
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
