/** Everything in these groups acts: with data of a server, in several steps, by hand, or for a test alone. */
const behaviourTitles = /^(?:Containers|Journeys|Practice|Tests)\//;

/**
 * The kind of a story: a `state` ends in the picture that its name says, a `behaviour` shows what happens when it is
 * used. Containers and journeys are behaviours, other stories are states unless their file says `behaviour`.
 */
export function kindOf(title: string, tags: readonly string[]): 'state' | 'behaviour' {
  return behaviourTitles.test(title) || tags.includes('behaviour') ? 'behaviour' : 'state';
}
