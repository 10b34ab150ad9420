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
}

/** A screen with its states, in the order of the sidebar. */
export interface AtlasScreen {
  readonly portal: string;
  readonly name: string;
  readonly states: readonly AtlasState[];
}

/** The screens of the index with their states. */
export function screensOf(index: AtlasIndex): readonly AtlasScreen[] {
  const screens = new Map<string, AtlasScreen & { readonly states: AtlasState[] }>();
  for (const { id, title, name, type, tags = [] } of Object.values(index.entries)) {
    const [group, portal = '', screen = '', part] = title.split('/');
    if (type !== 'story' || group !== 'Screens' || !tags.includes('state')) continue;
    const key = `${portal}/${screen}`;
    const known = screens.get(key) ?? { portal, name: screen, states: [] };
    known.states.push({ id, name: part ? `${part}: ${name}` : name });
    screens.set(key, known);
  }
  return [...screens.values()];
}

/** The screens with only the states whose name, with those of portal and screen, has every word of the search. */
export function foundIn(screens: readonly AtlasScreen[], search: string): readonly AtlasScreen[] {
  const words = search.toLowerCase().split(/\s+/u);
  return screens
    .map(({ portal, name, states }) => ({
      portal,
      name,
      states: states.filter((state) => {
        const text = `${portal} ${name} ${state.name}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ states }) => states.length > 0);
}
