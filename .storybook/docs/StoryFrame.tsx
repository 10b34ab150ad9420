import { useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { viewports } from '../toolbar.ts';
import { useLook } from './look.ts';
import { heights, useFrameHeight } from './useFrameHeight.ts';
import { useTurn } from './useTurn.ts';

/** Components with another layout below 768 px. Plays that select no viewport expect the wide one, also on a phone. */
const wideLayout = /^Library\/Pages\/(DataTable|Sidebar)$/;

/** A phone scrolls frames that are wider. */
const Scroller = styled.div({ overflowX: 'auto', marginBlock: '16px 40px' });

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.appPreviewBg,
}));

/** A story in a window of its own, where its play runs. It loads when it comes near the reader, one at a time. */
export function StoryFrame({
  story: { id, title, name, parameters, storyGlobals },
}: {
  story: PreparedStory;
}) {
  const { theme, density } = useLook();
  const ref = useRef<HTMLIFrameElement>(null);
  const turn = useTurn(ref, id);
  // What fills its window has no height of its own.
  const fills = parameters.layout === 'fullscreen';
  const ownHeight: string | number = parameters.docs.story?.height ?? heights.overlay;
  const { height, follow } = useFrameHeight(ref, turn === 'ended');
  const width = Object.entries(viewports).find(([key]) => key === storyGlobals.viewport?.value)?.[1].styles
    .width;
  const globals = `theme:${theme};density:${density}`;
  return (
    <Scroller>
      <Frame
        ref={ref}
        title={name}
        src={turn === 'waits' ? undefined : `iframe.html?id=${id}&viewMode=story&globals=${globals}`}
        onLoad={follow}
        style={{
          inlineSize: width ?? (wideLayout.test(title) ? 'max(100%, 1000px)' : '100%'),
          blockSize: fills ? ownHeight : height,
        }}
      />
    </Scroller>
  );
}
