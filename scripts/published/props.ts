interface ShownStory {
  readonly title: string;
  readonly argTypes: Readonly<
    Record<string, { name: string; description?: string; table?: { type?: { summary?: string } } }>
  >;
}

interface Preview {
  readonly __STORYBOOK_PREVIEW__: { readonly currentRender?: { readonly story?: ShownStory } };
}

/**
 * Runs in the preview: what the docs page of the shown story's component leaves out about its props. Only a Storybook
 * that is published has their descriptions. It must be self-contained, because only its source is sent to the browser.
 */
export function flawsOfProps(): readonly string[] {
  const story = (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__.currentRender?.story;
  if (!story?.title.startsWith('Library/')) return [];
  return Object.values(story.argTypes).flatMap(({ name, description, table }) => [
    ...(description ? [] : [`The prop ${name} has no description.`]),
    ...(/^(union|unknown)$/.test(table?.type?.summary ?? '') ? [`The prop ${name} has no type.`] : []),
  ]);
}
