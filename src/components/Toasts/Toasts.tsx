import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';
import { whenIdle } from '#src/lib/idle.ts';
import { loadOnce, preload } from '#src/lib/loadOnce.ts';
import { media, theme } from '../theme/theme.ts';
import { listenToToasts, type ToastCommand } from './toasts.ts';

const Host = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  /* Above the footers of lists and dialogs, so that it does not cover their buttons. */
  inset-block-end: calc(${theme.layout.foot} + ${theme.space[4]});
  inset-inline-end: 0;
  ${media.print} {
    display: none;
  }
`;

// The library for toasts is not part of the first load.
const toastLayer = loadOnce(() => import('./ToastLayer.tsx'));

/**
 * The container of toasts, mounted once in the app. The live region is rendered from the start, so that
 * screen readers announce the first message too, and dialogs do not hide it from them.
 */
export function Toasts() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);

  useEffect(() => {
    let early: ToastCommand[] = [];
    let run: ((command: ToastCommand) => void) | null = null;

    function start() {
      toastLayer.load().then(
        (layer) => {
          setLayer(() => layer.ToastLayer);
          run = layer.runToastCommand;
          for (const command of early) run(command);
          early = [];
        },
        // The messages stay queued; the next toast loads again.
        () => {},
      );
    }

    const stop = listenToToasts((command) => {
      if (run) return run(command);
      // Nothing is shown yet that could be dismissed, so the library is not needed.
      if (command.type === 'dismiss' && early.length === 0) return;
      early.push(command);
      start();
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
    </Host>
  );
}
