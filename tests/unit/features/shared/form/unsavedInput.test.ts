import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dropDraft,
  dropDrafts,
  dropDraftsOfOthers,
  hasUnsavedInput,
  hasUnsavedScreen,
  isInputBeingSaved,
  keepDrafts,
  leaveForm,
  onLeaveForm,
  registerUnsavedInput,
  storedDraft,
  type UnsavedInput,
} from '#src/features/shared/form/unsavedInput.ts';

const mounted: (() => void)[] = [];

function mount(work: UnsavedInput): void {
  mounted.push(registerUnsavedInput(work));
}

// Tests of one process share the drafts.
beforeEach(dropDrafts);
afterEach(() => {
  for (const unregister of mounted.splice(0)) unregister();
  dropDrafts();
});

it('knows whether a mounted form is dirty', () => {
  expect(hasUnsavedInput()).toBe(false);
  mount({ isDirty: () => false });
  expect(hasUnsavedInput()).toBe(false);
  const unregister = registerUnsavedInput({ isDirty: () => true });
  expect(hasUnsavedInput()).toBe(true);
  unregister();
  expect(hasUnsavedInput()).toBe(false);
});

it('knows input that another screen does not lose', () => {
  mount({ isDirty: () => true, staysInTab: true });
  expect(hasUnsavedInput()).toBe(true);
  expect(hasUnsavedScreen()).toBe(false);
  mount({ isDirty: () => true });
  expect(hasUnsavedScreen()).toBe(true);
});

it('asks before a form with input is left', () => {
  const leave = vi.fn();
  const question = vi.fn();
  mounted.push(onLeaveForm(question));
  leaveForm(leave);
  expect(leave).toHaveBeenCalledOnce();
  expect(question).not.toHaveBeenCalled();

  mount({ isDirty: () => true });
  leaveForm(leave);
  expect(leave).toHaveBeenCalledOnce();
  expect(question).toHaveBeenCalledWith(leave);
});

it('knows whether a save is in flight', () => {
  mount({ isDirty: () => true });
  expect(isInputBeingSaved()).toBe(false);
  mount({ isDirty: () => true, isSaving: () => true });
  expect(isInputBeingSaved()).toBe(true);
});

it('keeps the input of dirty forms over an expired session until it is dropped', () => {
  mount({ key: 'a', isDirty: () => true, snapshot: () => ({ name: 'Layla' }) });
  mount({ key: 'b', isDirty: () => false, snapshot: () => 'clean' });
  keepDrafts('u1');
  dropDraftsOfOthers('u1');
  expect(storedDraft('a')).toEqual({ name: 'Layla' });
  expect(storedDraft('a')).toEqual({ name: 'Layla' });
  dropDraft('a');
  expect(storedDraft('a')).toBeUndefined();
  expect(storedDraft('b')).toBeUndefined();
});

it('returns no draft to another user or after a sign-out', () => {
  mount({ key: 'a', isDirty: () => true, snapshot: () => 'secret' });
  keepDrafts('u1');
  dropDraftsOfOthers('u2');
  expect(storedDraft('a')).toBeUndefined();
  keepDrafts('u1');
  dropDrafts();
  dropDraftsOfOthers('u1');
  expect(storedDraft('a')).toBeUndefined();
});
