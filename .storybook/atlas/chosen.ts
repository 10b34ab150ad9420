/** What a reader of the Atlas has chosen; an empty text is the first portal, and all states. */
export interface AtlasChoice {
  readonly portal: string;
  readonly state: string;
}

/** Is sent to Storybook's window, which writes the choice into its address. */
export const ATLAS_CHOSEN = 'console/atlas-chosen';
