import { describe, expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { asksForRecord, toDialog } from '#src/features/developers/developerDialog.ts';

const developer = buildDeveloper();

describe('toDialog', () => {
  it.each([
    ['edit', 'edit'],
    ['details', 'details'],
    ['sub-users', 'subUsers'],
    ['delete', 'delete'],
  ])('opens %s', (open, type) => {
    expect(toDialog(open, developer.id, developer, true)).toEqual({ type, developer });
  });

  it('needs no record to add one', () => {
    expect(toDialog('add', '', undefined, false)).toEqual({ type: 'add' });
  });

  it('waits for the list, then says that the record is missing', () => {
    expect(toDialog('edit', 'gone', undefined, false)).toEqual({ type: 'none' });
    expect(toDialog('edit', 'gone', undefined, true)).toEqual({ type: 'missing' });
  });

  it.each([
    ['', ''],
    ['', 'd1'],
    ['edit', ''],
    ['toString', 'd1'],
    ['subUsers', 'd1'],
  ])('opens nothing for open=%s&id=%s', (open, id) => {
    expect(toDialog(open, id, developer, true)).toEqual({ type: 'none' });
    expect(asksForRecord(open, id)).toBe(false);
  });
});
