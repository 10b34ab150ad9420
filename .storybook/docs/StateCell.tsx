import { Anchor, AnchorMdx, Description, Source, Story } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { hasCode, isFramed } from './framed.ts';
import { useLook } from './look.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** A cell is as wide as the page when its code is shown. */
export const States = styled.ul({
  '&&': { padding: 0, listStyle: 'none' },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
  gap: 24,
  // Docs pages set the items of a list apart.
  '&& > li': { margin: 0, minInlineSize: 0, maxInlineSize: 'none', fontSize: 14 },
  '> li:has(details[open])': { gridColumn: '1 / -1' },
  summary: { inlineSize: 'fit-content', cursor: 'pointer' },
});

/** A picture that leads to its story. */
const Shown = styled.div(({ theme }) => ({
  position: 'relative',
  fontSize: 14,
  fontWeight: 600,
  'a::after': { content: '""', position: 'absolute', inset: 0 },
  '> div': {
    marginBlockEnd: 4,
    overflow: 'hidden',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: theme.background.preview,
  },
  '> div > [inert]': { padding: 16, fontWeight: 400 },
  // A press makes the picture live; the rest of the cell leads to the story.
  '> button': {
    position: 'relative',
    zIndex: 1,
    display: 'block',
    inlineSize: '100%',
    marginBlockEnd: 4,
    padding: 0,
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: theme.background.preview,
    cursor: 'pointer',
    overflow: 'hidden',
  },
  // Room before the picture comes, so that the page hardly grows.
  img: {
    display: 'block',
    minBlockSize: 96,
    maxInlineSize: '100%',
    maxBlockSize: 320,
    marginInline: 'auto',
    objectFit: 'scale-down',
  },
}));

/**
 * A state of the component: its picture, which a press makes live, its name, what it is about, and its code to paste. Without
 * a picture it is live.
 */
export function StateCell({ story, pictured }: { story: PreparedStory; pictured: boolean }) {
  const { theme } = useLook(story.storyGlobals);
  const [live, setLive] = useState(false);
  return (
    <li>
      {/* The search of the sidebar leads here. */}
      <Anchor storyId={story.id}>
        <Shown>
          {pictured && !live ? (
            <button type="button" aria-label={`Make ${story.name} live`} onClick={() => setLive(true)}>
              {/* Of twice the pixels that it shows. */}
              <img srcSet={`atlas/${story.id}-${theme}.webp 2x`} alt="" loading="lazy" />
            </button>
          ) : (
            <div>
              {isFramed(story) ? (
                <StoryFrame story={story} />
              ) : (
                // A table needs the width of a desk.
                <div inert style={{ zoom: story.title.endsWith('/DataTable') ? 0.45 : 0.8 }}>
                  <Story of={story.moduleExport} />
                </div>
              )}
            </div>
          )}
          <AnchorMdx href={`./?path=/story/${story.id}`} target="_self">
            {story.name}
          </AnchorMdx>
        </Shown>
        <Description of={story.moduleExport} />
        {hasCode(story) ? (
          <details>
            <summary>Show code</summary>
            <Source of={story.moduleExport} dark />
          </details>
        ) : null}
      </Anchor>
    </li>
  );
}
