import { Anchor, Canvas, Description, Source, Subheading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { isFramed } from './framed.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** Looks like Storybook's own button below a story that is not framed. */
const Details = styled.details(({ theme }) => ({
  marginBlock: '-32px 40px',
  summary: {
    inlineSize: 'fit-content',
    padding: '4px 8px',
    color: theme.textMutedColor,
    fontSize: theme.typography.size.s1,
    fontWeight: theme.typography.weight.bold,
    cursor: 'pointer',
  },
}));

/** A state of the component: its name, what it is about, the live story, and its code to paste. */
export function StateSection({ story }: { story: PreparedStory }) {
  return (
    // The search of the sidebar leads here.
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      {isFramed(story) ? (
        <>
          <StoryFrame story={story} />
          <Details>
            <summary>Show code</summary>
            <Source of={story.moduleExport} dark />
          </Details>
        </>
      ) : (
        <Canvas of={story.moduleExport} />
      )}
    </Anchor>
  );
}
