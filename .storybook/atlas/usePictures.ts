import { useEffect, useState } from 'react';

/** Reads a file beside the Storybook. Rejects when it cannot be read. */
export async function readBeside<Content>(file: string): Promise<Content> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}

let read: Promise<ReadonlySet<string>> | undefined;

/** The ids of the states that have pictures (tests/published/pictures.ts); none in a Storybook that was not visited. */
export function readPictures(): Promise<ReadonlySet<string>> {
  read ??= readBeside<readonly string[]>('atlas/pictures.json').then((ids) => new Set(ids));
  return read;
}

/** The same for a page; null until they are read. */
export function usePictures(): ReadonlySet<string> | null {
  const [pictures, setPictures] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    readPictures().then(setPictures, () => setPictures(new Set()));
  }, []);
  return pictures;
}
