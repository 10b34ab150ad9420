import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { styled } from 'storybook/theming';
import { useLook } from '../docs/look.ts';
import { initialGlobals } from '../toolbar.ts';
import {
  type AtlasIndex,
  type AtlasPictures,
  type AtlasState,
  screensOf,
  sharedTags,
  statesOf,
  tagged,
} from './atlas.ts';
import { useAtlasChoice } from './choice.ts';
import { sharedStatesOf } from './onceForAll.ts';

const initialLook: Readonly<Record<string, string>> = initialGlobals;

const Cells = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
  gap: 12,
  padding: 0,
  listStyle: 'none',
  // Docs pages set the items of a list apart.
  '& > li': { margin: 0 },
});

const Cell = styled.a(({ theme }) => ({
  display: 'block',
  color: theme.color.defaultText,
  fontSize: 12,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '> img, > span': {
    display: 'flex',
    inlineSize: '100%',
    blockSize: 112,
    objectFit: 'cover',
    objectPosition: 'top',
    alignItems: 'center',
    justifyContent: 'center',
    marginBlockEnd: 6,
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 6,
    background: theme.appPreviewBg,
  },
}));

const Shared = styled.details({
  fontSize: 14,
  '& li': { fontSize: 14 },
  '& a': { display: 'inline', fontSize: 14 },
});

const Filter = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 16 });

const Choice = styled.button(({ theme }) => ({
  padding: '4px 12px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 999,
  background: theme.background.content,
  color: theme.color.defaultText,
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed=true]': { background: theme.color.secondary, color: theme.color.inverseText },
}));

/** Reads a file beside the Storybook. Rejects when it cannot be read. */
async function read<Content>(file: string): Promise<Content> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}

function Picture({ state, pictures }: { state: AtlasState; pictures: AtlasPictures }) {
  const { theme } = useLook();
  const picture = pictures[state.id];
  if (!picture) return <span>{state.name}</span>;
  const { width, height } = picture;
  const file = theme === 'dark' ? picture.dark : picture.light;
  return <img src={`atlas/${file}`} alt="" width={width} height={height} loading="lazy" />;
}

/** Leads to a story in Storybook's window; a press keeps the window, and so what the toolbar has chosen. */
function StoryLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const look = Object.entries(useLook()).filter(([name, value]) => value !== initialLook[name]);
  const globals = look.map(([name, value]) => `${name}:${value}`).join(';');
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    // Without the window there is nothing that would show the story.
    if (window.parent === window || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: id });
  };
  return (
    <Cell href={`./?path=/story/${id}${globals && `&globals=${globals}`}`} target="_top" onClick={show}>
      {children}
    </Cell>
  );
}

interface ScreenProps {
  readonly name: string;
  readonly states: readonly AtlasState[];
  readonly pictures: AtlasPictures;
  /** States that are drawn once for several screens. */
  readonly shared: readonly AtlasState[];
}

function Screen({ name, states, pictures, shared }: ScreenProps) {
  return (
    <section aria-label={name}>
      <Subheading>{name}</Subheading>
      <Cells>
        {states.map((state) => (
          <li key={state.id}>
            <StoryLink id={state.id}>
              <Picture state={state} pictures={pictures} />
              {state.name}
            </StoryLink>
          </li>
        ))}
      </Cells>
      {shared.length > 0 ? (
        <Shared open={states.length === 0}>
          <summary>{`${shared.length} more, drawn alike on several screens`}</summary>
          <ul>
            {shared.map((state) => (
              <li key={state.id}>
                <StoryLink id={state.id}>{state.name}</StoryLink>
              </li>
            ))}
          </ul>
        </Shared>
      ) : null}
    </section>
  );
}

interface ChoicesProps {
  readonly label: string;
  /** Each with its name. */
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly chosen: string | undefined;
  readonly onChoose: (value: string) => void;
}

function Choices({ label, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <Filter role="group" aria-label={label}>
      {choices.map(([value, name]) => (
        <Choice key={value} type="button" aria-pressed={chosen === value} onClick={() => onChoose(value)}>
          {name}
        </Choice>
      ))}
    </Filter>
  );
}

/** The index and the pictures, as far as they have been read. */
function useAtlas() {
  const [index, setIndex] = useState<AtlasIndex | null>(null);
  const [pictures, setPictures] = useState<AtlasPictures>({});
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const fail = (cause: unknown) => setFailure(String(cause));
    read<AtlasIndex>('index.json').then(setIndex, fail);
    read<AtlasPictures>('atlas/pictures.json').then(setPictures, fail);
  }, []);
  return { index, pictures, failure };
}

/** Every screen in every state, as pictures that lead to their stories. */
export function AtlasPage() {
  const { index, pictures, failure } = useAtlas();
  const { choice, choose } = useAtlasChoice();
  if (failure) return <p role="alert">The atlas could not be read ({failure}). Reload the page.</p>;
  if (!index) return null;
  const tag = choice.state || null;
  const all = screensOf(index);
  const portals = [...new Set(all.map(({ portal }) => portal))];
  const shown = portals.includes(choice.portal) ? choice.portal : portals[0];
  const screens = all
    .filter(({ portal }) => portal === shown)
    .map(({ portal, name, states }) => ({
      name,
      states: tagged(states, tag),
      shared: tagged(statesOf(index, sharedStatesOf(`${portal}/${name}`)), tag),
    }))
    .filter(({ states, shared }) => states.length + shared.length > 0);
  return (
    <>
      <Choices
        label="Portals"
        choices={portals.map((portal) => [portal, portal])}
        chosen={shown}
        onChoose={(portal) => choose({ portal })}
      />
      <Choices
        label="States"
        choices={[['', 'all states'], ...sharedTags.map((each) => [each, each] as const)]}
        chosen={choice.state}
        onChoose={(state) => choose({ state })}
      />
      <Heading>{shown}</Heading>
      {screens.length === 0 ? (
        <p role="status">
          No state of {shown} is “{tag}”.
        </p>
      ) : null}
      {screens.map((screen) => (
        <Screen key={screen.name} {...screen} pictures={pictures} />
      ))}
    </>
  );
}
