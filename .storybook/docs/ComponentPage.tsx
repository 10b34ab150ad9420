import { Description, DocsContext, Heading, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ModuleExports, PreparedStory } from 'storybook/internal/types';
import { guideOf } from '#stories/guides/guides.ts';
import { Purpose, Teaching } from './GuideSections.tsx';
import { Playground } from './Playground.tsx';
import { StateCell, States } from './StateCell.tsx';

/** States of the attached story file, then those of the further ones. */
function useStates(more: readonly ModuleExports[]): readonly PreparedStory[] {
  const context = useContext(DocsContext);
  const further = more.flatMap((file) =>
    context.componentStoriesFromCSFFile(context.resolveOf(file, ['meta']).csfFile),
  );
  return [...context.componentStories(), ...further].filter(
    ({ tags, usesMount }) => !tags.includes('behaviour') && !usesMount,
  );
}

/** The page of a component: what it is for, its states, also of `more` files, a playground, and what its guide teaches. */
export function ComponentPage({ more = [] }: { more?: readonly ModuleExports[] }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const component = preparedMeta.title.split('/').at(-1) ?? '';
  const guide = guideOf(preparedMeta.title);
  const states = useStates(more);
  const playground = states.find(({ name }) => name === 'Default') ?? states[0];
  const others = states.filter((story) => story !== playground);
  return (
    <>
      <Title>{component}</Title>
      <Description of="meta" />
      {guide ? <Purpose {...guide} /> : null}
      {others.length > 0 ? <Heading>States</Heading> : null}
      <States>
        {others.map((story) => (
          <StateCell key={story.id} story={story} />
        ))}
      </States>
      {playground ? <Playground story={playground} /> : null}
      {guide ? <Teaching component={component} guide={guide} /> : null}
    </>
  );
}
