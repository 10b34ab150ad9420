import { useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { viewports } from '../toolbar.ts';
import { useLook } from './look.ts';
import { heights, useFrameHeight } from './useFrameHeight.ts';
import { useTurn } from './useTurn.ts';

/** What fills its window has no height of its own. */
const fillsWindow = ({ parameters }: PreparedStory): boolean => parameters.layout === 'fullscreen';

/** Whether the story needs a window of a desk: components with another layout below 768 px do. */
export function isWide(story: PreparedStory): boolean {
  return fillsWindow(story) || /^Library\/Pages\/(DataTable|Sidebar)$/.test(story.title);
}

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
  background: theme.background.preview,
}));

/** A story in a window of its own, made small, where its play runs. It loads when it comes near the reader, one at a time. */
export function StoryFrame({ story }: { story: PreparedStory }) {
  const { id, name, parameters, storyGlobals } = story;
  const { theme, density } = useLook();
  const ref = useRef<HTMLIFrameElement>(null);
  const turn = useTurn(ref, id);
  const ownHeight: number = Number.parseInt(parameters.docs.story?.height ?? heights.overlay, 10);
  const { height, follow } = useFrameHeight(ref, turn === 'ended');
  const blockSize = fillsWindow(story) ? ownHeight : height;
  const scale = isWide(story) ? 0.45 : 0.65;
  const width = Object.entries(viewports).find(([key]) => key === storyGlobals.viewport?.value)?.[1].styles
    .width;
  const globals = `theme:${theme};density:${density}`;
  return (
    <div style={{ blockSize: blockSize * scale }}>
      <Frame
        ref={ref}
        title={name}
        // The cell leads to the story.
        tabIndex={-1}
        src={turn === 'waits' ? undefined : `iframe.html?id=${id}&viewMode=story&globals=${globals}`}
        onLoad={follow}
        style={{ inlineSize: width ?? `${100 / scale}%`, blockSize, scale: String(scale) }}
      />
    </div>
  );
}
