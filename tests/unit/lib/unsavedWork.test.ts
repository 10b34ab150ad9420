import { afterEach, expect, it } from 'vitest';
import {
  claimDrafts,
  dropDrafts,
  hasUnsavedWork,
  isWorkBeingSaved,
  keepDrafts,
  registerUnsavedWork,
  takeDraft,
  type UnsavedWork,
} from '#src/lib/unsavedWork.ts';

const undo: (() => void)[] = [];

function mount(work: UnsavedWork): void {
  undo.push(registerUnsavedWork(work));
}

afterEach(() => {
  for (const unregister of undo.splice(0)) unregister();
  dropDrafts();
});

it('tells whether a form on the screen is dirty, for as long as it is mounted', () => {
  expect(hasUnsavedWork()).toBe(false);
  mount({ isDirty: () => false });
  expect(hasUnsavedWork()).toBe(false);
  const unregister = registerUnsavedWork({ isDirty: () => true });
  expect(hasUnsavedWork()).toBe(true);
  unregister();
  expect(hasUnsavedWork()).toBe(false);
});

it('tells whether something is on its way to the server', () => {
  mount({ isDirty: () => true });
  expect(isWorkBeingSaved()).toBe(false);
  mount({ isDirty: () => true, isSaving: () => true });
  expect(isWorkBeingSaved()).toBe(true);
});

it('keeps the input of dirty forms over an expired session and gives it back once', () => {
  mount({ key: 'a', isDirty: () => true, snapshot: () => ({ name: 'Layla' }) });
  mount({ key: 'b', isDirty: () => false, snapshot: () => 'clean' });
  keepDrafts('u1');
  claimDrafts('u1');
  expect(takeDraft('a')).toEqual({ name: 'Layla' });
  expect(takeDraft('a')).toBeUndefined();
  expect(takeDraft('b')).toBeUndefined();
});

it('gives nothing to another user, and nothing after a sign-out', () => {
  mount({ key: 'a', isDirty: () => true, snapshot: () => 'secret' });
  keepDrafts('u1');
  claimDrafts('u2');
  expect(takeDraft('a')).toBeUndefined();
  keepDrafts('u1');
  dropDrafts();
  claimDrafts('u1');
  expect(takeDraft('a')).toBeUndefined();
});
