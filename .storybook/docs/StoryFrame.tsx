import { useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { viewports } from '../toolbar.ts';
import { useLook } from './look.ts';
import { useTurn } from './useTurn.ts';

/** The scale of the picture: as wide as a cell, it shows a window of a desk. */
const scale = 0.55;

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  blockSize: `${100 / scale}%`,
  border: 0,
  scale: String(scale),
  transformOrigin: '0 0',
  background: theme.background.preview,
}));

/** A story in a window of its own, made small, where its play runs. It loads when it comes near the reader, one at a time. */
export function StoryFrame({ story: { id, name, storyGlobals } }: { story: PreparedStory }) {
  const { theme, density } = useLook(storyGlobals);
  const ref = useRef<HTMLIFrameElement>(null);
  const waits = useTurn(ref, id);
  const viewport = Object.entries(viewports).find(([key]) => key === storyGlobals.viewport?.value)?.[1];
  const globals = `theme:${theme};density:${density}`;
  return (
    <div style={{ blockSize: 240 }}>
      <Frame
        ref={ref}
        title={name}
        // The cell leads to the story.
        tabIndex={-1}
        src={waits ? undefined : `iframe.html?id=${id}&viewMode=story&globals=${globals}`}
        style={{ inlineSize: viewport?.styles.width ?? `max(${100 / scale}%, 800px)` }}
      />
    </div>
  );
}
