import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { viewports } from '../toolbar.ts';
import { useLook } from './look.ts';
import { useTurn } from './useTurn.ts';

const heights = { least: 96, most: 640, first: 240, overlay: 520, toasts: 320 };

/** The width of a docs page, px. Below 768 px the console is another one, which only some plays expect. */
const wide = 1000;

/** A phone scrolls frames that are wider. */
const Scroller = styled.div({ overflowX: 'auto', marginBlock: '16px 40px' });

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.appPreviewBg,
}));

/** What opens at its button, or above everything. Toasts keep their distance to the lower edge. */
const overlaySelector = '[data-base-ui-portal] [data-open]';

/** The height that an overlay needs: from the nearer edge of the window, with a space. A backdrop needs none. */
function roomOf(overlay: Element, windowHeight: number): number {
  const { top, bottom, height } = overlay.getBoundingClientRect();
  return height < windowHeight ? Math.min(bottom, windowHeight - top) + 24 : 0;
}

/** The height of what a framed story shows, where `overlays` are open above the page. */
function heightOf(frame: HTMLIFrameElement, page: Document, overlays: readonly Element[], settled: boolean) {
  const root = page.getElementById('storybook-root');
  if (!root) return heights.first;
  const room = settled ? Math.max(0, ...overlays.map((overlay) => roomOf(overlay, frame.clientHeight))) : 0;
  // The space above the story is also below it.
  const content = 2 * root.offsetTop + root.offsetHeight + 1;
  const above = overlays.length > 0 ? Math.min(room || heights.overlay, heights.overlay) : 0;
  const toasts = page.querySelector('.Toastify__toast') ? heights.toasts : 0;
  return Math.min(Math.max(content, above, toasts, heights.least), heights.most);
}

/**
 * The height of the frame, and what follows its page once it has loaded. An overlay gets much room when it opens, and
 * what it takes of it once the play has ended.
 */
function useHeight(ref: RefObject<HTMLIFrameElement | null>, ended: boolean) {
  const [height, setHeight] = useState(heights.first);
  // The number of overlays at the end of the play; the reader may open more.
  const left = useRef(-1);

  const measure = useCallback(() => {
    const frame = ref.current;
    const page = frame?.contentDocument;
    if (!frame || !page) return;
    const overlays = [...page.querySelectorAll(overlaySelector)];
    setHeight(heightOf(frame, page, overlays, overlays.length <= left.current));
  }, [ref]);

  useEffect(() => {
    if (!ended) return;
    left.current = ref.current?.contentDocument?.querySelectorAll(overlaySelector).length ?? 0;
    measure();
  }, [ended, ref, measure]);

  function follow() {
    const page = ref.current?.contentDocument;
    const root = page?.getElementById('storybook-root');
    if (!page || !root) return;
    new ResizeObserver(measure).observe(root);
    new MutationObserver(measure).observe(page.body, { childList: true });
  }
  return { height, follow };
}

/** A story in a window of its own, where its play runs. It loads when it comes near the reader, one at a time. */
export function StoryFrame({ story: { id, name, parameters, storyGlobals } }: { story: PreparedStory }) {
  const { theme, density, direction } = useLook();
  const ref = useRef<HTMLIFrameElement>(null);
  const turn = useTurn(ref, id);
  // What fills its window has no height of its own.
  const fills = parameters.layout === 'fullscreen';
  const ownHeight: string | number = parameters.docs.story?.height ?? heights.overlay;
  const { height, follow } = useHeight(ref, turn === 'ended');
  const width = Object.entries(viewports).find(([key]) => key === storyGlobals.viewport?.value)?.[1].styles
    .width;
  const globals = `theme:${theme};density:${density};direction:${direction}`;
  return (
    <Scroller>
      <Frame
        ref={ref}
        title={name}
        src={turn === 'waits' ? undefined : `iframe.html?id=${id}&viewMode=story&globals=${globals}`}
        onLoad={follow}
        style={{
          inlineSize: width ?? `max(100%, ${wide}px)`,
          blockSize: fills ? ownHeight : height,
        }}
      />
    </Scroller>
  );
}
