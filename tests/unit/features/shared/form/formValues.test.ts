import { describe, expect, it } from 'vitest';
import {
  countChanges,
  inputWithDraft,
  isLike,
  withDraft,
  withoutValues,
} from '#src/features/shared/form/formValues.ts';

describe('countChanges', () => {
  const begin = { name: 'Layla', email: '', isActive: true, address: { city: 'Dubai', zip: '' } };

  it('counts the values that differ', () => {
    expect(countChanges(begin, begin)).toBe(0);
    expect(countChanges(begin, { ...begin, name: 'Omar', isActive: false })).toBe(2);
  });

  it('ignores white space at the ends, because it is not sent', () => {
    expect(countChanges(begin, { ...begin, name: ' Layla ', email: '  ' })).toBe(0);
    expect(countChanges(begin, { ...begin, name: 'Lay la' })).toBe(1);
  });

  it('compares groups of values and counts a group as one', () => {
    expect(countChanges(begin, { ...begin, address: { city: 'Dubai', zip: '' } })).toBe(0);
    expect(countChanges(begin, { ...begin, address: { city: 'Sharjah', zip: '1' } })).toBe(1);
  });

  it('counts an added and a removed value', () => {
    expect(countChanges({ logo: null }, { logo: new Date(0) })).toBe(1);
  });
});

describe('isLike', () => {
  const begin = { name: '', isActive: true };

  it('accepts a draft of the same form', () => {
    expect(isLike(begin, { name: 'Layla', isActive: false })).toBe(true);
  });

  it.each([
    [undefined],
    [null],
    ['text'],
    [[]],
    [{ name: 'Layla' }],
    [{ name: 1, isActive: true }],
    [{ name: '', isActive: true, more: 1 }],
  ])('refuses %j', (draft) => {
    expect(isLike(begin, draft)).toBe(false);
  });
});

describe('a draft of a form with a secret', () => {
  const begin = { name: '', password: 'generated' };

  it('does not contain the secret', () => {
    expect(withoutValues({ name: 'Layla', password: 'typed' }, ['password'])).toEqual({ name: 'Layla' });
  });

  it('is restored beside the form’s own secret', () => {
    expect(withDraft(begin, { name: 'Layla' }, ['password'])).toEqual({
      name: 'Layla',
      password: 'generated',
    });
  });

  it('is ignored when it contains a secret, or is of another form', () => {
    for (const draft of [{ name: 'Layla', password: 'kept' }, { title: 'x' }, undefined]) {
      expect(withDraft(begin, draft, ['password'])).toBe(begin);
    }
  });

  it('of a form without a secret is restored completely', () => {
    expect(withDraft({ name: '' }, { name: 'Layla' }, [])).toEqual({ name: 'Layla' });
  });
});

describe('inputWithDraft', () => {
  const saved = { name: 'Theirs', password: 'new' };

  it('has the saved values that the draft was compared with, so that changes since then are found', () => {
    const draft = { values: { name: 'Layla II' }, saved: { name: 'Layla' } };
    expect(inputWithDraft(saved, draft, ['password'])).toEqual({
      values: { name: 'Layla II', password: 'new' },
      saved: { name: 'Layla', password: 'new' },
    });
  });

  it.each([[undefined], [{ name: 'Layla' }], [{ values: { name: 1 }, saved: { name: 1 } }]])(
    'is the saved values without a draft of this form: %j',
    (draft) => {
      expect(inputWithDraft(saved, draft, ['password'])).toEqual({ values: saved, saved });
    },
  );
});
