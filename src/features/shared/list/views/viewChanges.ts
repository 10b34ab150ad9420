import { toast } from '#src/components/Toasts/toasts.ts';
import { undoAction } from '#src/features/shared/undoAction.ts';
import { foldText } from '#src/lib/foldText.ts';
import { LONGEST_NAME, type SavedView, type SavedViews, withDefault } from './savedViews.ts';

/** Changes the stored views; false when they could not be stored. */
type ChangeViews = (to: (views: SavedViews) => SavedViews) => boolean;

/** Why a view cannot have this name; null when it can. `used` are the names of the other views. */
export function nameProblem(name: string, used: readonly string[]): string | null {
  const text = name.trim();
  if (text === '') return 'Required';
  if (text.length > LONGEST_NAME) return `A name has at most ${LONGEST_NAME} characters`;
  if (used.some((other) => foldText(other) === foldText(text))) return 'There is a view of this name already';
  return null;
}

/** Restores a deleted view at its index, as the default if it was. A view of the same name stays as it is. */
export function withViewBack(views: SavedViews, view: SavedView, index: number): SavedViews {
  if (views.some(({ name }) => name === view.name)) return views;
  // A view that was saved meanwhile may have got the id.
  const id = views.some((other) => other.id === view.id) ? newViewId(views) : view.id;
  const restored = views.toSpliced(index, 0, { ...view, id });
  return view.isDefault ? withDefault(restored, view.name) : restored;
}

/** An id that none of the views has. */
export function newViewId(views: SavedViews): string {
  const used = new Set(views.map(({ id }) => id));
  let number = views.length + 1;
  while (used.has(`view ${number}`)) number += 1;
  return `view ${number}`;
}

/** The views with a new one; one of that name gets its query. */
export function withView(views: SavedViews, { name, query }: Pick<SavedView, 'name' | 'query'>): SavedViews {
  return views.some((view) => view.name === name)
    ? views.map((view) => (view.name === name ? { ...view, query } : view))
    : [...views, { id: newViewId(views), name, query, isDefault: false }];
}

/** Saves a new view, or another query under the name of a saved one. */
export function saveView(change: ChangeViews, view: Pick<SavedView, 'name' | 'query'>): void {
  tell(
    change((old) => withView(old, view)),
    'View saved',
  );
}

export function renameView(change: ChangeViews, of: string, name: string): void {
  let found = false;
  const kept = change((old) => {
    found = old.some((view) => view.name === of);
    return old.map((view) => (view.name === of ? { ...view, name } : view));
  });
  if (found) tell(kept, 'View renamed');
  else toast.error(`The view “${of}” was deleted in another tab`);
}

function tell(kept: boolean, done: string): void {
  if (kept) toast.success(done);
  else toast.info('This browser keeps nothing: the view is gone after a reload.');
}

/** Deletes a view; its toast brings it back. */
export function deleteView(change: ChangeViews, views: SavedViews, name: string): void {
  const index = views.findIndex((view) => view.name === name);
  const deleted = views[index];
  if (!deleted) return;
  change((old) => old.filter((view) => view.name !== name));
  toast.success(`View “${name}” deleted`, {
    action: undoAction(() => change((old) => withViewBack(old, deleted, index)), name),
  });
}
