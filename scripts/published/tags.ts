/** Why the tag `narrow` of a story and the width of its viewport in px do not agree. */
export function flawsOfTags(tags: readonly string[], width: number): readonly string[] {
  const narrow = width < 768;
  if (tags.includes('narrow') === narrow) return [];
  return [narrow ? 'It is narrow, and has no tag narrow.' : 'It has the tag narrow, and is not narrow.'];
}
