import { AnchorMdx, Description, DocsContext, Heading, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import type { ModuleExports, PreparedStory } from 'storybook/internal/types';
import { Button } from '#src/components/Button/Button.tsx';
import { guideOf } from '#stories/guides/guides.ts';
import { NoPictures } from '../atlas/NoPictures.tsx';
import { usePictures } from '../atlas/usePictures.ts';
import { Purpose, Teaching } from './GuideSections.tsx';
import { Playground } from './Playground.tsx';
import { StateCell, States } from './StateCell.tsx';

/** Stories of the attached file, then those of the further ones. */
function useStories(more: readonly ModuleExports[]): readonly PreparedStory[] {
  const context = useContext(DocsContext);
  const further = more.flatMap((file) =>
    context.componentStoriesFromCSFFile(context.resolveOf(file, ['meta']).csfFile),
  );
  return [...context.componentStories(), ...further];
}

/** What happens in use of the component: stories that the sidebar leaves out. */
function Behaviours({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <details style={{ marginBlockStart: 16 }}>
      <summary>Behaviours</summary>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`./?path=/story/${id}`} target="_self">
              {name}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How many states a page shows at first. */
const FIRST = 8;

/** The states as pictures; the first ones, until the reader wants all. */
function StatesOf({ states }: { states: readonly PreparedStory[] }) {
  const pictures = usePictures();
  const [all, setAll] = useState(false);
  if (pictures === null) return <Heading>States</Heading>;
  return (
    <>
      <Heading>States</Heading>
      {pictures.size === 0 ? <NoPictures /> : null}
      <States>
        {states.slice(0, all ? undefined : FIRST).map((story) => (
          <StateCell key={story.id} story={story} pictured={pictures.has(story.id)} />
        ))}
      </States>
      {!all && states.length > FIRST ? (
        <Button onClick={() => setAll(true)}>All {states.length} states</Button>
      ) : null}
    </>
  );
}

/** The page of a component: what it is for, its states, also of `more` files, its behaviours, a playground, and what its guide teaches. */
export function ComponentPage({ more = [] }: { more?: readonly ModuleExports[] }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const component = preparedMeta.title.split('/').at(-1) ?? '';
  const guide = guideOf(preparedMeta.title);
  const stories = useStories(more);
  const behaviours = stories.filter(({ tags }) => tags.includes('behaviour'));
  const states = stories.filter(({ tags, usesMount }) => !tags.includes('behaviour') && !usesMount);
  const playground = states.find(({ name }) => name === 'Default') ?? states[0];
  return (
    <>
      <Title>{component}</Title>
      <Description of="meta" />
      {guide ? <Purpose {...guide} /> : null}
      {states.length > 0 ? <StatesOf states={states} /> : null}
      {behaviours.length > 0 ? <Behaviours stories={behaviours} /> : null}
      {playground ? <Playground story={playground} /> : null}
      {guide ? <Teaching component={component} guide={guide} /> : null}
    </>
  );
}
