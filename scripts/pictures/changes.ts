import type { Entry, StoryIndex } from '../published/entries.ts';
import type { Outcome, Picture } from './outcome.ts';

/** What happened to a story. */
export type ChangeKind = 'changed' | 'new' | 'removed' | 'renamed';

/** A story that the two Storybooks show differently, or that only one of them has. */
export interface StoryChange {
  readonly kind: ChangeKind;
  readonly story: Entry;
  /** The story before it was renamed. */
  readonly from?: Entry;
  readonly pictures: readonly Picture[];
}

/** A story of which a picture is missing, and why. */
export interface StoryFailure {
  readonly story: Entry;
  readonly problems: readonly string[];
}

/** The result of a comparison. */
export interface Changes {
  readonly changes: readonly StoryChange[];
  readonly failures: readonly StoryFailure[];
}

/** Title and name of a story. */
export const fullName = ({ title, name }: Entry) => `${title} / ${name}`;

/** The number of differing pixels of the story's picture that differs most. */
function largest({ pictures }: StoryChange): number {
  return Math.max(0, ...pictures.map(({ pixels }) => pixels));
}

/** How much two stories have in common: the same name, the same file, the same title. */
function likeness(one: Entry, other: Entry): number {
  return (
    Number(one.name === other.name) +
    Number(one.importPath === other.importPath) +
    Number(one.title === other.title)
  );
}

/** A removed and a new story with the same pictures are one story that was renamed; the most alike ones are paired. */
function pairRenamed(changes: readonly StoryChange[], sameLook: SameLook): readonly StoryChange[] {
  const removed = changes.filter(({ kind }) => kind === 'removed');
  const pairs = changes
    .filter(({ kind }) => kind === 'new')
    .flatMap((now) => removed.filter((old) => sameLook(old, now)).map((old) => ({ old, now })))
    .sort((a, b) => likeness(b.old.story, b.now.story) - likeness(a.old.story, a.now.story));
  const origins = new Map<StoryChange, StoryChange>();
  for (const { old, now } of pairs) {
    if (!origins.has(now) && ![...origins.values()].includes(old)) origins.set(now, old);
  }
  const gone = new Set(origins.values());
  return changes
    .filter((change) => !gone.has(change))
    .map((change) => {
      const old = origins.get(change);
      return old ? { ...change, kind: 'renamed' as const, from: old.story } : change;
    });
}

/** Whether the pictures of a removed and of a new story are the same. */
export type SameLook = (removed: StoryChange, added: StoryChange) => boolean;

/** Stories that kept their id under another name. */
function renamedInPlace(before: StoryIndex, outcomes: readonly Outcome[]): readonly StoryChange[] {
  return outcomes.flatMap(({ shot: { story } }) => {
    const from = before.entries[story.id];
    return from && fullName(from) !== fullName(story)
      ? [{ kind: 'renamed' as const, story, from, pictures: [] }]
      : [];
  });
}

const kinds: readonly ChangeKind[] = ['changed', 'renamed', 'new', 'removed'];

/** Collects the outcomes of all shots by story: changed ones first, the largest difference first. */
export function collectChanges(
  before: StoryIndex,
  outcomes: readonly Outcome[],
  sameLook: SameLook,
): Changes {
  const found = outcomes
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ shot, pictures }): StoryChange => {
      const kind = !shot.before ? 'new' : !shot.after ? 'removed' : 'changed';
      return { kind, story: shot.story, pictures };
    });
  const changes = [...pairRenamed(found, sameLook), ...renamedInPlace(before, outcomes)].sort(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || largest(b) - largest(a),
  );
  const failed = outcomes
    .filter(({ failures }) => failures.length > 0)
    .map(({ shot: { story }, failures }) => ({
      story,
      problems: failures.flatMap(({ side, problems }) => problems.map((problem) => `${side}: ${problem}`)),
    }));
  return { changes, failures: failed };
}

/** The line of a changed story in the terminal. */
export function lineOf({ kind, story, from, pictures }: StoryChange): string {
  const differing = pictures
    .filter(({ pixels }) => pixels > 0)
    .map(({ theme, onPhone, pixels }) => `${theme}${onPhone ? ' at 390 px' : ''} ${pixels} px`);
  const origin = from ? `, was ${fullName(from)}` : '';
  const sizes = differing.length > 0 ? `: ${differing.join(', ')}` : '';
  return `${kind.padEnd(8)} ${fullName(story)} (${story.id})${origin}${sizes}`;
}
