/** How a planted change is recognised in a page: by one of the values of a CSS property, or by a word. */
export type Sign =
  | { readonly property: string; readonly values: readonly string[] }
  | { readonly word: string };

/** A change of one place of a file, which the pictures must find. */
export interface Plant {
  readonly name: string;
  readonly file: string;
  /** What is replaced; it occurs once in the file. */
  readonly from: string;
  readonly to: string;
  readonly sign: Sign;
}

/** The stories in which the planted changes are looked for, by words of their ids: some show them and some do not. */
export const plantedStories = [
  'library-display-badge',
  'library-actions-button',
  'library-display-card',
  'library-messages-emptystate',
  'library-actions-kbd',
  'library-choices-switch',
  'library-display-timeline',
];

export const plants: readonly Plant[] = [
  {
    name: '1 px in a token',
    file: 'src/components/theme/tokens.ts',
    from: "control: '32px'",
    to: "control: '33px'",
    // A small control is 4 px lower.
    sign: { property: 'height', values: ['33px', '29px'] },
  },
  {
    name: 'one step of a colour',
    file: 'src/components/theme/tokens.ts',
    from: "tonal: '#e5f5ec'",
    to: "tonal: '#d5edde'",
    sign: { property: 'background-color', values: ['rgb(213, 237, 222)'] },
  },
  {
    name: 'a changed word',
    file: 'stories/components/Card.stories.tsx',
    from: 'failed for 14 recipients',
    to: 'failed for 14 readers',
    sign: { word: 'readers' },
  },
];

/** The text with the change. Throws when the place does not occur exactly once. */
export function plantInto(text: string, { name, file, from, to }: Plant): string {
  const places = text.split(from);
  if (places.length !== 2)
    throw new Error(`${name}: "${from}" occurs ${places.length - 1} times in ${file}.`);
  return places.join(to);
}
