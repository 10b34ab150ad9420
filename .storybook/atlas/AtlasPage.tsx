import { AnchorMdx, Subheading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { styled } from 'storybook/theming';
import { useLook } from '../docs/look.ts';
import { type AtlasScreen, foundIn, screensOf } from './atlas.ts';
import { NoPictures } from './NoPictures.tsx';
import { readBeside, readPictures } from './usePictures.ts';

const Cells = styled.ul(({ theme }) => ({
  '&&': { padding: 0, listStyle: 'none' },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 16,
  // Docs pages set the items of a list apart.
  '&& > li': { margin: 0 },
  'img, i': {
    display: 'block',
    inlineSize: '100%',
    blockSize: 200,
    objectFit: 'contain',
    marginBlockEnd: 4,
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 6,
    background: theme.background.preview,
  },
}));

const Search = styled.input(({ theme }) => ({
  inlineSize: 'min(320px, 100%)',
  padding: '6px 10px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 6,
  background: theme.input.background,
  color: theme.input.color,
  fontFamily: theme.typography.fonts.base,
  fontSize: 14,
}));

interface Atlas {
  readonly screens: readonly AtlasScreen[];
  readonly pictures: ReadonlySet<string>;
}

async function readAtlas(): Promise<Atlas> {
  const [index, pictures] = await Promise.all([
    readBeside<Parameters<typeof screensOf>[0]>('index.json'),
    readPictures(),
  ]);
  return { screens: screensOf(index), pictures };
}

/** The last search: a story was shown in between, and Back led here again. */
let searched = '';

/** Every screen in every state, as pictures that lead to their stories. */
export function AtlasPage() {
  const { theme } = useLook();
  const [atlas, setAtlas] = useState<Atlas | null>(null);
  const [failure, setFailure] = useState('');
  const [search, setSearch] = useState(searched);
  useEffect(() => {
    readAtlas().then(setAtlas, (cause: unknown) => setFailure(String(cause)));
  }, []);
  if (failure) return <p role="alert">The atlas could not be read ({failure}). Reload the page.</p>;
  if (!atlas) return null;
  const found = foundIn(atlas.screens, search);
  const count = found.reduce((sum, { states }) => sum + states.length, 0);
  return (
    <>
      <Search
        type="search"
        aria-label="Search states"
        placeholder="Search, for example: company failed"
        value={search}
        onChange={({ target }) => {
          searched = target.value;
          setSearch(searched);
        }}
      />
      <p role="status">{count} states</p>
      {atlas.pictures.size === 0 ? <NoPictures /> : null}
      {found.map(({ portal, name, states }) => (
        <section key={`${portal}/${name}`} aria-label={`${portal}: ${name}`}>
          <Subheading>{`${portal}: ${name}`}</Subheading>
          <Cells>
            {states.map(({ id, name: state }) => (
              <li key={id}>
                <AnchorMdx href={`./?path=/story/${id}`} target="_self">
                  {atlas.pictures.has(id) ? (
                    <img src={`atlas/${id}-${theme}.webp`} alt="" loading="lazy" />
                  ) : (
                    <i />
                  )}
                  {state}
                </AnchorMdx>
              </li>
            ))}
          </Cells>
        </section>
      ))}
    </>
  );
}
