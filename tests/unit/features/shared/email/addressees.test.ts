import { afterEach, describe, expect, it } from 'vitest';
import { addresseesOf, isSameTo } from '#src/features/shared/email/addressees.ts';
import { emailKey, recipientsAt } from '#src/features/shared/email/emailDraft.ts';
import { dropDrafts, keepDraft } from '#src/features/shared/form/unsavedInput.ts';

const lina = { id: 'INV-1', name: 'Lina', email: 'lina@blume.example' };
const omar = { id: 'INV-2', name: 'Omar', email: 'omar@blume.example' };
const whole = (...rows: (typeof lina)[]) => ({ rows, total: rows.length });

describe('the addressees of an email', () => {
  it('have their addresses of now', () => {
    const moved = { ...lina, email: ' New@blume.example ' };
    expect(addresseesOf(whole(moved, omar), [lina, omar])).toEqual({
      to: [{ ...lina, email: 'New@blume.example' }, omar],
      leftOut: [],
    });
  });

  it.each([
    ['', 'no address'],
    ['  ', 'no address'],
    ['not an address', 'no valid address'],
    ['a@b.example, victim@c.example', 'no valid address'],
    ['a@b.example\nBcc: victim@c.example', 'no valid address'],
    ['a@b.example;victim@c.example', 'no valid address'],
    ['Lina@Blume.example', 'has the address of Lina'],
  ])('are not those with the address %j: %s', (email, why) => {
    expect(addresseesOf(whole(lina, { ...omar, email }))).toEqual({
      to: [lina],
      leftOut: [{ id: 'INV-2', name: 'Omar', why }],
    });
  });

  it('are not the same person twice, as a developer user and an investor', () => {
    expect(addresseesOf(whole(lina, { ...lina, id: 'USR-1' })).leftOut).toEqual([
      { id: 'USR-1', name: 'Lina', why: 'is in the list already' },
    ]);
  });

  it('are not deleted ones, unless only a part was read', () => {
    expect(addresseesOf(whole(lina), [lina, omar]).leftOut).toEqual([
      { id: 'INV-2', name: 'Omar', why: 'was deleted or left the list' },
    ]);
    expect(addresseesOf({ rows: [lina], total: 2000 }, [lina, omar]).to).toEqual([lina, omar]);
  });

  it('are others with another address', () => {
    const before = addresseesOf(whole(lina, omar));
    expect(isSameTo(before, addresseesOf(whole({ ...lina }, omar)))).toBe(true);
    expect(isSameTo(before, addresseesOf(whole({ ...lina, email: 'x@blume.example' }, omar)))).toBe(false);
  });
});

describe('the draft of an email', () => {
  afterEach(dropDrafts);

  it('belongs to its place and its recipients, in any order', () => {
    expect(emailKey('investors', [lina, omar])).toBe(emailKey('investors', [omar, lina]));
    expect(emailKey('investors', [lina])).not.toBe(emailKey('investors', [lina, omar]));
    keepDraft('me', emailKey('investors', [lina]), { saved: { to: [lina] } });
    expect(recipientsAt('investors')).toEqual([lina]);
    expect(recipientsAt('plan PLAN-1')).toEqual([]);
  });
});
