/** A story as Storybook's indexer describes it. */
export interface IndexedStory {
  /** Title of the sidebar, as in `Screens/Master Portal/Plans`. */
  readonly title: string;
  /** Name of the export, as in `NoMatches`. */
  readonly exportName: string;
  /** Tags that the story's file sets. */
  readonly tags: readonly string[];
}

/** States that most screens share, by their names: the tags of the sidebar's filter. */
const sharedStates: readonly (readonly [tag: string, name: RegExp])[] = [
  ['loading', /Loading|SigningIn|Verifying|Saving$|Waiting|Refreshing|Checking/],
  ['failed', /Failed|Rejected|Refused|Unreachable|Broken|NotLoaded|NotFound/],
  ['empty', /^Empty$|Nothing|^No(?:Matches|Entries|Companies|neSaved|AlertsAtAll)|^ShowingNo|^Zeros$/],
  ['long', /Long|Huge|Many|Thousand/],
  ['narrow', /Narrow|OnAPhone/],
  ['rtl', /RightToLeft/],
];

/** Behaviours of a server that fails, refuses or does not answer. */
const fault =
  /Fail|Reject|Refused|Unreach|Unreadable|Invalid|Wrong|WithoutAnswer|NotFetched|NotFound|NotMade|Gone|Was|Slow|Without|Incomplete|Expired/;

/** Everything in these groups acts: with data of a server, in several steps, or on the checks themselves. */
const behaviourTitles = /^(?:Containers|Journeys)\/|^Foundations\/Guards$/;

/**
 * The kind of a story: a `state` ends in the picture that its name says, a `behaviour` shows what happens when it is
 * used. Containers and journeys are behaviours, other stories are states unless their file says `behaviour`.
 */
export function kindOf({ title, tags }: Omit<IndexedStory, 'exportName'>): 'state' | 'behaviour' {
  return behaviourTitles.test(title) || tags.includes('behaviour') ? 'behaviour' : 'state';
}

/** A container with such a name, and each journey: all have a fault on the way. */
const showsFault = ({ title, exportName }: IndexedStory) =>
  title.startsWith('Journeys/') || (title.startsWith('Containers/') && fault.test(exportName));

/** The tags that follow from title and name: the kind, and the states that screens share. */
export function derivedTags(story: IndexedStory): readonly string[] {
  const kind = kindOf(story);
  const shared =
    kind === 'state'
      ? sharedStates.filter(([, name]) => name.test(story.exportName)).map(([tag]) => tag)
      : showsFault(story)
        ? ['fault']
        : [];
  return [kind, ...shared];
}
