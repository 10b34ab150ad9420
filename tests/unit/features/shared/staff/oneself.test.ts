import { describe, expect, it } from 'vitest';
import { oneself } from '#src/features/shared/staff/oneself.ts';

const staff = [
  { id: 'S1', email: 'adam@blume.example' },
  { id: 'S2', email: 'lina@blume.example' },
];

describe('oneself', () => {
  it.each([
    ['the same id', { id: 'S2', email: 'adam@blume.example' }, 'S2'],
    ['else the same email address, in any case', { id: 'U9', email: 'Lina@Blume.example' }, 'S2'],
    ['an account that is no staff user', { id: 'U9', email: 'max@blume.example' }, undefined],
    ['an account without an address', { id: 'U9', email: '' }, undefined],
    ['no one while signed out', null, undefined],
  ])('%s', (_, user, id) => {
    expect(oneself([...staff, { id: 'S3', email: '' }], user)?.id).toBe(id);
  });
});
