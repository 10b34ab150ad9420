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
let drafts = new Map<string, unknown>();
let owner: string | null = null;

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

/**
 * Keeps the input of dirty forms, in memory only, when the session of `userId` expires
 * (product.md "Session", reliability.md 6).
 */
export function keepDrafts(userId: string): void {
  drafts = new Map();
  owner = userId;
  for (const form of forms) {
    if (form.key !== undefined && form.snapshot && form.isDirty()) drafts.set(form.key, form.snapshot());
  }
}

/** Drops drafts that another user than `userId` left; called at sign-in. */
export function dropDraftsOfOthers(userId: string): void {
  if (owner !== userId) dropDrafts();
}

/** Whether a draft is kept for the form: its dialog then opens where the input is. */
export function hasDraft(key: string): boolean {
  return drafts.has(key);
}

/** The kept draft of a form; undefined without one. The caller validates its shape. */
export function storedDraft(key: string): unknown {
  return drafts.get(key);
}

/** Drops the draft of a form that shows it. */
export function dropDraft(key: string): void {
  drafts.delete(key);
}

/** Drops every draft, at sign-out or when another user signs in. */
export function dropDrafts(): void {
  drafts = new Map();
  owner = null;
}
