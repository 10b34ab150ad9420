import { describe, expect, it } from 'vitest';
import { isGroupOpen } from '#src/components/Sidebar/items.ts';

const group = (current: boolean) => ({ id: 'users', label: 'User Management', icon: null, current });

describe('a group of an expanded sidebar', () => {
  it('stands open while it holds the page', () => expect(isGroupOpen(group(true), {})).toBe(true));
  it('is closed otherwise', () => expect(isGroupOpen(group(false), {})).toBe(false));
  it('stays as the person left it', () => {
    expect(isGroupOpen(group(true), { users: false })).toBe(false);
    expect(isGroupOpen(group(false), { users: true })).toBe(true);
  });
  it('ignores other groups', () => expect(isGroupOpen(group(false), { plans: true })).toBe(false));
});
