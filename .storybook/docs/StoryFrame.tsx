import { useEffect, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { viewports } from '../toolbar.ts';
import { useLook } from './look.ts';

const heights = { least: 96, most: 640, first: 240, overlay: 520 };

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  maxInlineSize: '100%',
  marginBlock: '16px 24px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.appPreviewBg,
}));

/** The window of a frame, with the channel of its Storybook. */
type FramedPage = Window & { readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** The height of what a framed story shows; what opened above the page needs room. */
function heightOf(frame: HTMLIFrameElement): number {
  const page = frame.contentDocument;
  const root = page?.getElementById('storybook-root');
  if (!page || !root) return heights.first;
  const overlaid = page.querySelector(
    '[data-base-ui-portal], [role=dialog], [role=alertdialog], .Toastify__toast',
  );
  const content = Math.ceil(root.getBoundingClientRect().height) + 2;
  const height = Math.max(content, overlaid ? heights.overlay : heights.least);
  return Math.min(height, heights.most);
}

/** A story in a window of its own, where its play runs. It loads when it comes near the reader. */
export function StoryFrame({ story: { id, name, parameters, storyGlobals } }: { story: PreparedStory }) {
  const { theme, density, direction } = useLook();
  const ref = useRef<HTMLIFrameElement>(null);
  const [finished, setFinished] = useState(false);
  // What fills its window has no height of its own.
  const fills = parameters.layout === 'fullscreen';
  const [height, setHeight] = useState(fills ? heights.overlay : heights.first);
  const width = Object.entries(viewports).find(([key]) => key === storyGlobals.viewport?.value)?.[1].styles
    .width;

  useEffect(() => {
    // A play moves the focus into its frame, which would take it from the reader.
    const giveBack = () => {
      const frame = ref.current;
      if (frame && !finished && document.activeElement === frame) frame.blur();
    };
    window.addEventListener('blur', giveBack);
    return () => window.removeEventListener('blur', giveBack);
  }, [finished]);

  function follow() {
    const page: FramedPage | null | undefined = ref.current?.contentWindow;
    const root = page?.document.getElementById('storybook-root');
    if (!page || !root) return;
    const measure = () => setHeight((now) => (ref.current ? heightOf(ref.current) : now));
    if (!fills) {
      new ResizeObserver(measure).observe(root);
      new MutationObserver(measure).observe(page.document.body, { childList: true });
    }
    page.__STORYBOOK_ADDONS_CHANNEL__?.once(STORY_FINISHED, () => setFinished(true));
  }

  const globals = `theme:${theme};density:${density};direction:${direction}`;
  return (
    <Frame
      ref={ref}
      title={name}
      loading="lazy"
      src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
      onLoad={follow}
      style={{ inlineSize: width ?? '100%', blockSize: height }}
    />
  );
}
