import { useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { viewports } from '../toolbar.ts';
import { useLook } from './look.ts';
import { useTurn } from './useTurn.ts';

const heights = { least: 96, most: 640, first: 240, overlay: 520 };

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  maxInlineSize: '100%',
  marginBlock: '16px 24px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.appPreviewBg,
}));

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

/** A story in a window of its own, where its play runs. It loads when it comes near the reader, one at a time. */
export function StoryFrame({ story: { id, name, parameters, storyGlobals } }: { story: PreparedStory }) {
  const { theme, density, direction } = useLook();
  const ref = useRef<HTMLIFrameElement>(null);
  const loaded = useTurn(ref, id);
  // What fills its window has no height of its own.
  const fills = parameters.layout === 'fullscreen';
  const [height, setHeight] = useState(fills ? heights.overlay : heights.first);
  const width = Object.entries(viewports).find(([key]) => key === storyGlobals.viewport?.value)?.[1].styles
    .width;

  function follow() {
    const page = ref.current?.contentDocument;
    const root = page?.getElementById('storybook-root');
    if (fills || !page || !root) return;
    const measure = () => setHeight((now) => (ref.current ? heightOf(ref.current) : now));
    new ResizeObserver(measure).observe(root);
    new MutationObserver(measure).observe(page.body, { childList: true });
  }

  const globals = `theme:${theme};density:${density};direction:${direction}`;
  return (
    <Frame
      ref={ref}
      title={name}
      src={loaded ? `iframe.html?id=${id}&viewMode=story&globals=${globals}` : undefined}
      onLoad={follow}
      style={{ inlineSize: width ?? '100%', blockSize: height }}
    />
  );
}
