/** What the Atlas and the visit in tabs take from a story's tags, and what the story really selects. */
export interface Selection {
  readonly tags: readonly string[];
  /** Width of its viewport in px. */
  readonly width: number;
  readonly direction: string;
}

/** Why the tags of a story do not say what it selects: a phone's width is `narrow`, right to left is `rtl`. */
export function flawsOfTags({ tags, width, direction }: Selection): readonly string[] {
  const selected = { narrow: width < 768, rtl: direction === 'rtl' };
  return Object.entries(selected).flatMap(([tag, is]) => {
    if (tags.includes(tag) === is) return [];
    return [is ? `It is ${tag}, and has no tag ${tag}.` : `It has the tag ${tag}, and is not ${tag}.`];
  });
}
