import { describe, expect, it } from 'vitest';
import { toOpened } from '#src/features/shared/list/describe/opened.ts';

const dialogs = ['add', 'edit', 'sub-users'] as const;
const recordDialogs = ['edit', 'sub-users'] as const;
const row = { id: 'd1' };

describe('toOpened', () => {
  it.each(recordDialogs)('opens %s of the record', (open) => {
    expect(toOpened(dialogs, { open, id: 'd1' }, row, true)).toEqual({ type: open, row });
  });

  it('needs no record to add one', () => {
    expect(toOpened(dialogs, { open: 'add', id: '' }, undefined, false)).toEqual({ type: 'add' });
    expect(toOpened(dialogs, { open: 'add', id: 'd1' }, row, true)).toEqual({ type: 'add' });
  });

  it('adds nothing to a list that does not name it', () => {
    expect(toOpened(recordDialogs, { open: 'add', id: '' }, undefined, false)).toEqual({ type: 'none' });
    expect(toOpened(recordDialogs, { open: 'add', id: 'd1' }, row, true)).toEqual({ type: 'none' });
  });

  it('opens nothing before the list is confirmed, then `missing`', () => {
    expect(toOpened(dialogs, { open: 'edit', id: 'gone' }, undefined, false)).toEqual({ type: 'none' });
    expect(toOpened(dialogs, { open: 'edit', id: 'gone' }, undefined, true)).toEqual({ type: 'missing' });
  });

  it.each([
    ['', ''],
    ['', 'd1'],
    ['edit', ''],
    ['toString', 'd1'],
    ['delete', 'd1'],
  ])('opens nothing for open=%s&id=%s', (open, id) => {
    expect(toOpened(dialogs, { open, id }, row, true)).toEqual({ type: 'none' });
  });
});
