import { Canvas, Controls, Description, Heading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { hasCode } from './framed.ts';

/** A phone scrolls the table of props. */
const Scroller = styled.div({
  overflowX: 'auto',
  // The frame of the table is drawn outside of it.
  padding: 1,
});

/** The component with its props: the controls change what is shown. */
export function Playground({ story }: { story: PreparedStory }) {
  return (
    <section aria-label="Playground">
      <Heading>Playground</Heading>
      <Description of={story.moduleExport} />
      {/* Part of the page, where the controls change it, also when its file demands frames. */}
      <Canvas
        of={story.moduleExport}
        story={{ inline: true }}
        {...(hasCode(story) ? {} : { sourceState: 'none' })}
      />
      <Scroller>
        <Controls of={story.moduleExport} />
      </Scroller>
    </section>
  );
}
