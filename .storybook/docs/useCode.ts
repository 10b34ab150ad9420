import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { codeOf, type Snippet } from '../snippets/snippet.ts';

/** The snippets of each story file, which load when a docs page needs them. */
const files = import.meta.glob<Readonly<Record<string, Snippet>>>(
  '../../stories/components/**/*.stories.tsx',
  { query: '?snippets', import: 'default' },
);

function useSnippet({ id, parameters }: PreparedStory): Snippet | null {
  const [snippet, setSnippet] = useState<Snippet | null>(null);
  const load = files[`../../${String(parameters.fileName).replace(/^\.\//, '')}`];
  useEffect(() => {
    let shown = true;
    load?.().then((snippets) => {
      if (shown) setSnippet(snippets[id] ?? null);
    });
    return () => {
      shown = false;
    };
  }, [load, id]);
  return snippet;
}

/** The args that the controls of a docs page have set. */
function useArgs(story: PreparedStory): Readonly<Record<string, unknown>> {
  const { channel, getStoryContext } = useContext(DocsContext);
  const [args, setArgs] = useState(() => getStoryContext(story).unmappedArgs);
  useEffect(() => {
    const follow = (event: { storyId: string; args: typeof args }) => {
      if (event.storyId === story.id) setArgs(event.args);
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, story.id]);
  return args;
}

/** The code to paste of a story, with what its controls have changed; empty until it is loaded. */
export function useCode(story: PreparedStory): string {
  const snippet = useSnippet(story);
  const args = useArgs(story);
  // What is used by calling a function tells its code itself.
  const { transform } = story.parameters.docs?.source ?? {};
  if (transform) return transform('', { args });
  return snippet ? codeOf(snippet, args, story.initialArgs).trimEnd() : '';
}
