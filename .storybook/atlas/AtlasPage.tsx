import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { styled } from 'storybook/theming';
import { useLook } from '../docs/look.ts';
import { type AtlasIndex, type AtlasPictures, type AtlasState, screensOf, sharedTags } from './atlas.ts';

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

const Filter = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 16 });

const Choice = styled.button(({ theme }) => ({
  padding: '4px 12px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 999,
  background: theme.background.content,
  color: theme.color.defaultText,
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed=true]': { background: theme.color.secondary, color: '#fff' },
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

/** Every screen in every state, as pictures that lead to their stories. */
export function AtlasPage() {
  const [index, setIndex] = useState<AtlasIndex>({ entries: {} });
  const [pictures, setPictures] = useState<AtlasPictures>({});
  const [failure, setFailure] = useState('');
  const [tag, setTag] = useState<string | null>(null);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    const fail = (cause: unknown) => setFailure(String(cause));
    read<AtlasIndex>('index.json').then(setIndex, fail);
    read<AtlasPictures>('atlas/pictures.json').then(setPictures, fail);
  }, []);
  const screens = screensOf(index, tag);
  const portals = [...new Set(screensOf(index, null).map(({ portal }) => portal))];
  const shown = chosen || portals[0];
  return (
    <>
      <Filter role="group" aria-label="Portals">
        {portals.map((portal) => (
          <Choice
            key={portal}
            type="button"
            aria-pressed={shown === portal}
            onClick={() => setChosen(portal)}
          >
            {portal}
          </Choice>
        ))}
      </Filter>
      <Filter role="group" aria-label="States">
        {[null, ...sharedTags].map((each) => (
          <Choice key={each} type="button" aria-pressed={tag === each} onClick={() => setTag(each)}>
            {each ?? 'all states'}
          </Choice>
        ))}
      </Filter>
      {failure ? <p role="alert">The atlas could not be read ({failure}). Reload the page.</p> : null}
      {shown ? <Heading>{shown}</Heading> : null}
      {screens
        .filter((screen) => screen.portal === shown)
        .map(({ name, states }) => (
          <section key={name} aria-label={name}>
            <Subheading>{name}</Subheading>
            <Cells>
              {states.map((state) => (
                <li key={state.id}>
                  <Cell href={`./?path=/story/${state.id}`} target="_top">
                    <Picture state={state} pictures={pictures} />
                    {state.name}
                  </Cell>
                </li>
              ))}
            </Cells>
          </section>
        ))}
    </>
  );
}
