import type { Shot, View } from './shots.ts';

/** The Storybooks of a comparison. */
export const sides = ['before', 'after'] as const;

export type Side = (typeof sides)[number];

/** Paths of pictures from the report's page. */
export type PictureFiles = Readonly<Partial<Record<Side | 'difference', string>>>;

/** The pictures of a story in one theme and size. */
export interface Picture extends View {
  readonly files: PictureFiles;
  /** Number of differing pixels and their share of all; 0 when only one Storybook has the story. */
  readonly pixels: number;
  readonly share: number;
}

/** What came of a shot: the pictures that differ or are of one Storybook only, and why pictures are missing. */
export interface Outcome {
  readonly shot: Shot;
  readonly pictures: readonly Picture[];
  readonly failures: readonly { readonly side: Side; readonly problems: readonly string[] }[];
}
