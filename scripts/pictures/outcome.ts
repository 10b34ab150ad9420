import type { Shot, Theme } from './shots.ts';

/** Paths of pictures from the report's page. */
export interface PictureFiles {
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
}

/** The pictures of a story in one theme and size. */
export interface Picture {
  readonly theme: Theme;
  readonly onPhone: boolean;
  readonly files: PictureFiles;
  /** Number of differing pixels and their share of all; 0 when only one Storybook has the story. */
  readonly pixels: number;
  readonly share: number;
}

/** What came of a shot: the pictures that differ or are of one Storybook only, and why pictures are missing. */
export interface Outcome {
  readonly shot: Shot;
  readonly pictures: readonly Picture[];
  readonly failures: readonly { readonly side: 'before' | 'after'; readonly problems: readonly string[] }[];
}
