import { Canvas, Description, Subheading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { isFramed } from './framed.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** A state of the component: its name, what it is about, and the live story. */
export function StateSection({ story }: { story: PreparedStory }) {
  return (
    <section>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      {isFramed(story) ? <StoryFrame story={story} /> : <Canvas of={story.moduleExport} />}
    </section>
  );
}
