/** A form on the screen that may hold something the person typed and has not sent. */
export interface UnsavedWork {
  /** Whether leaving now would lose something. */
  isDirty(): boolean;
  /** Whether it is on its way to the server. */
  isSaving?(): boolean;
  /** Names the form, so that its input can be given back to it; without it nothing is kept. */
  readonly key?: string;
  /** What to keep over an expired session. */
  snapshot?(): unknown;
}

const works = new Set<UnsavedWork>();
let drafts = new Map<string, unknown>();
let owner: string | null = null;

/** Adds a form for as long as it is mounted; the answer takes it out again. */
export function registerUnsavedWork(work: UnsavedWork): () => void {
  works.add(work);
  return () => {
    works.delete(work);
  };
}

/** Whether anything on the screen would be lost by leaving: asked before reloads and by the closing tab. */
export function hasUnsavedWork(): boolean {
  return [...works].some((work) => work.isDirty());
}

/** Whether something on the screen is on its way to the server, and may be saved even when the page is left. */
export function isWorkBeingSaved(): boolean {
  return [...works].some((work) => work.isSaving?.());
}

/**
 * Keeps what is typed in dirty forms, in memory only, when the session of `userId` expires
 * (product.md "Session", reliability.md 6).
 */
export function keepDrafts(userId: string): void {
  drafts = new Map();
  owner = userId;
  for (const work of works) {
    if (work.key !== undefined && work.snapshot && work.isDirty()) drafts.set(work.key, work.snapshot());
  }
}

/** Somebody signed in: drafts of anybody else are dropped. */
export function claimDrafts(userId: string): void {
  if (owner !== userId) dropDrafts();
}

/** Gives a kept draft back, once. The caller checks its shape: it may be older than the form. */
export function takeDraft(key: string): unknown {
  const draft = drafts.get(key);
  drafts.delete(key);
  return draft;
}

/** Forgets every draft: signed out, or another user. */
export function dropDrafts(): void {
  drafts = new Map();
  owner = null;
}
