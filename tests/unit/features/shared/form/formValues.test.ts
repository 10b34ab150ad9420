import { describe, expect, it } from 'vitest';
import { countChanges, isLike, withDraft, withoutValues } from '#src/features/shared/form/formValues.ts';

describe('countChanges', () => {
  const begin = { name: 'Layla', email: '', isActive: true, address: { city: 'Dubai', zip: '' } };

  it('counts the values that differ', () => {
    expect(countChanges(begin, begin)).toBe(0);
    expect(countChanges(begin, { ...begin, name: 'Omar', isActive: false })).toBe(2);
  });

  it('takes white space at the ends for no change: it is not sent', () => {
    expect(countChanges(begin, { ...begin, name: ' Layla ', email: '  ' })).toBe(0);
    expect(countChanges(begin, { ...begin, name: 'Lay la' })).toBe(1);
  });

  it('looks into groups of values and takes a group for one', () => {
    expect(countChanges(begin, { ...begin, address: { city: 'Dubai', zip: '' } })).toBe(0);
    expect(countChanges(begin, { ...begin, address: { city: 'Sharjah', zip: '1' } })).toBe(1);
  });

  it('counts a value that came or went', () => {
    expect(countChanges({ logo: null }, { logo: new Date(0) })).toBe(1);
  });
});

describe('isLike', () => {
  const begin = { name: '', isActive: true };

  it('takes a draft of the same form', () => {
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

  it('lacks the secret', () => {
    expect(withoutValues({ name: 'Layla', password: 'typed' }, ['password'])).toEqual({ name: 'Layla' });
  });

  it('comes back beside the secret that the form begins with', () => {
    expect(withDraft(begin, { name: 'Layla' }, ['password'])).toEqual({
      name: 'Layla',
      password: 'generated',
    });
  });

  it('is not taken when it has one, or is of another form', () => {
    for (const draft of [{ name: 'Layla', password: 'kept' }, { title: 'x' }, undefined]) {
      expect(withDraft(begin, draft, ['password'])).toBe(begin);
    }
  });

  it('of a form without a secret comes back whole', () => {
    expect(withDraft({ name: '' }, { name: 'Layla' }, [])).toEqual({ name: 'Layla' });
  });
});
