/** The pictures of a state, as files below `atlas/`, and their size in px. */
export interface AtlasPicture {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures that the visit of the published Storybook took, by id of the story: `atlas/pictures.json`. */
export type AtlasPictures = Readonly<Record<string, AtlasPicture>>;

/** The used part of Storybook's `index.json`. */
export interface AtlasIndex {
  readonly entries: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly title: string;
        readonly name: string;
        readonly type: 'story' | 'docs';
        readonly tags?: readonly string[];
      }
    >
  >;
}

/** A state of a screen: a cell of the atlas. */
export interface AtlasState {
  readonly id: string;
  /** Its name; that of a dialog or form has the part of the screen before it. */
  readonly name: string;
  readonly tags: readonly string[];
}

/** A screen with its states, in the order of the sidebar. */
export interface AtlasScreen {
  readonly portal: string;
  readonly name: string;
  readonly states: readonly AtlasState[];
}

/** The states that screens share, by which the atlas is filtered. */
export const sharedTags = ['loading', 'failed', 'empty', 'long', 'narrow'] as const;

/** The states of these ids that the index has, each with the part of the console that it belongs to. */
export function statesOf(index: AtlasIndex, ids: readonly string[]): readonly AtlasState[] {
  return ids.flatMap((id) => {
    const { title, name, tags = [] } = index.entries[id] ?? {};
    if (title === undefined || name === undefined) return [];
    return [{ id, name: `${title.split('/').slice(2).join(', ')}: ${name}`, tags }];
  });
}

/** The states that have the tag; all without one. */
export function tagged(states: readonly AtlasState[], tag: string | null): readonly AtlasState[] {
  return states.filter(({ tags }) => tag === null || tags.includes(tag));
}

/** The screens of the index with their states. */
export function screensOf(index: AtlasIndex): readonly AtlasScreen[] {
  const screens = new Map<string, AtlasScreen & { readonly states: AtlasState[] }>();
  for (const { id, title, name, type, tags = [] } of Object.values(index.entries)) {
    const [group, portal = '', screen = '', part] = title.split('/');
    if (type !== 'story' || group !== 'Screens' || !tags.includes('state')) continue;
    const key = `${portal}/${screen}`;
    const known = screens.get(key) ?? { portal, name: screen, states: [] };
    known.states.push({ id, name: part ? `${part}: ${name}` : name, tags });
    screens.set(key, known);
  }
  return [...screens.values()];
}
