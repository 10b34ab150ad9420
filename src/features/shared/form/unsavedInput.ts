import { createStore } from 'zustand/vanilla';

/** A mounted form that may have unsaved input. */
export interface UnsavedInput {
  /** Whether leaving now would lose input. */
  isDirty: () => boolean;
  /** Whether a save is in flight. */
  isSaving?: () => boolean;
  /** The input is kept when the screen is left; only a reload or a sign-out would lose it. */
  readonly staysInTab?: true;
  /** Identifies the form, to restore its input; without a key no draft is kept. */
  readonly key?: string;
  /** The draft to keep while the session is expired. */
  snapshot?: () => unknown;
}

const forms = new Set<UnsavedInput>();

/** Unsent input of one user, in memory. */
interface Drafts {
  readonly owner: string | null;
  /** By a key that names whom it is for: `ticket TKT-2026-1057`, `email to investors INV-001 INV-002`. */
  readonly kept: ReadonlyMap<string, unknown>;
}

const none: Drafts = { owner: null, kept: new Map() };

/** All drafts: of tickets from the first character on, of forms from the end of the session until they are shown again. */
export const drafts = createStore<Drafts>()(() => none);

/** Registers a mounted form; returns the function that unregisters it. */
export function registerUnsavedInput(form: UnsavedInput): () => void {
  forms.add(form);
  return () => {
    forms.delete(form);
  };
}

/** Whether a reload, a sign-out or closing the tab would lose input. */
export function hasUnsavedInput(): boolean {
  return [...forms].some((form) => form.isDirty());
}

/** Whether leaving the screen would lose input. */
export function hasUnsavedScreen(): boolean {
  return [...forms].some((form) => !form.staysInTab && form.isDirty());
}

/** Whether a form's save is in flight; it may succeed even when the user leaves the page. */
export function isInputBeingSaved(): boolean {
  return [...forms].some((form) => form.isSaving?.());
}

let ask: (leave: () => void) => void = (leave) => leave();

/** Sets the question that `leaveForm` asks; returns the function that removes it. */
export function onLeaveForm(question: (leave: () => void) => void): () => void {
  ask = question;
  return () => {
    ask = (leave) => leave();
  };
}

/** Calls `leave`, which discards unsaved input (a sign-out); if there is any, after the user has agreed. */
export function leaveForm(leave: () => void): void {
  if (hasUnsavedInput()) ask(leave);
  else leave();
}

/** The drafts of a user; none for another one. */
export function draftsOf(
  userId: string,
  { owner, kept }: Drafts = drafts.getState(),
): ReadonlyMap<string, unknown> {
  return owner === userId ? kept : none.kept;
}

/** Keeps a draft of a user in place of the one with the same key. */
export function keepDraft(userId: string, key: string, draft: unknown): void {
  drafts.setState({ owner: userId, kept: new Map([...draftsOf(userId), [key, draft]]) });
}

/**
 * Keeps the input of dirty forms, in memory only, when the session of `userId` expires
 * (product.md "Session", reliability.md 6).
 */
export function keepDrafts(userId: string): void {
  dropDraftsOfOthers(userId);
  for (const form of forms) {
    if (form.key !== undefined && form.snapshot && form.isDirty())
      keepDraft(userId, form.key, form.snapshot());
  }
}

/** Drops drafts that another user than `userId` left; called at sign-in. */
export function dropDraftsOfOthers(userId: string): void {
  if (drafts.getState().owner !== userId) dropDrafts();
}

/** The kept draft of a form; undefined without one. The caller validates its shape. */
export function storedDraft(key: string): unknown {
  return drafts.getState().kept.get(key);
}

/** Whether a draft is kept for the form: its dialog then opens where the input is. */
export function hasDraft(key: string): boolean {
  return storedDraft(key) !== undefined;
}

/** Whether a draft is kept whose key begins so. */
export function hasDraftAt(prefix: string): boolean {
  return [...drafts.getState().kept.keys()].some((key) => key.startsWith(prefix));
}

/** Drops the draft of a form that shows it. */
export function dropDraft(key: string): void {
  const { owner, kept } = drafts.getState();
  if (kept.has(key)) drafts.setState({ owner, kept: new Map([...kept].filter(([each]) => each !== key)) });
}

/** Drops every draft, at sign-out or when another user signs in. */
export function dropDrafts(): void {
  drafts.setState(none);
}
