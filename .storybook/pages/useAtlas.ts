import { useEffect, useState } from 'react';
import type { AtlasIndex, AtlasPictures } from '../atlas/atlas.ts';
import { useLook } from '../docs/look.ts';

async function read<Content>(file: string, otherwise: Content): Promise<Content> {
  const answer = await fetch(file);
  return answer.ok ? answer.json() : otherwise;
}

/** The entries of the Storybook, which are empty until they are read. */
export function useIndex(): AtlasIndex {
  const [index, setIndex] = useState<AtlasIndex>({ entries: {} });
  useEffect(() => {
    read<AtlasIndex>('index.json', { entries: {} }).then(setIndex, () => undefined);
  }, []);
  return index;
}

/** The address of the picture of a story in the theme of the toolbar; null where none was taken. */
export function usePictures(): (id: string) => string | null {
  const { theme } = useLook();
  const [pictures, setPictures] = useState<AtlasPictures>({});
  useEffect(() => {
    read<AtlasPictures>('atlas/pictures.json', {}).then(setPictures, () => undefined);
  }, []);
  return (id) => {
    const picture = pictures[id];
    return picture ? `atlas/${theme === 'dark' ? picture.dark : picture.light}` : null;
  };
}
