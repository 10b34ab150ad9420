import { describe, expect, it } from 'vitest';
import { faults, type Seen } from '#scripts/published/verdict.ts';

const whole: Seen = {
  status: 'success',
  late: [],
  errorPage: null,
  thrown: [],
  brokenBlocks: [],
  errors: [],
  expected: [],
};
const line = (text: string, url = 'http://127.0.0.1:1/assets/x.js') => ({
  text: `console.error: ${text}`,
  url,
});

describe('a story is broken when', () => {
  it.each<[string, Partial<Seen>, string]>([
    ['its error page is shown', { errorPage: 'boom\n at x' }, 'Error page: boom'],
    ['an error page has no text', { errorPage: '' }, 'Error page:'],
    ['it does not end', { status: 'late', late: ['x'] }, 'Not ended in time: x'],
    ['its play throws', { status: 'error', thrown: ['The play failed: no\n<div>'] }, 'The play failed: no'],
    ['a block of its docs page is', { brokenBlocks: ['story--x Error'] }, 'Broken block: story--x Error'],
    ['the console has an error', { errors: [line('planted')] }, 'console.error: planted'],
    ['Storybook says no more than that', { status: 'error' }, 'Storybook says that it failed.'],
  ])('%s', (_, seen, fault) => {
    expect(faults({ ...whole, ...seen })).toEqual([fault]);
  });
});

describe('a story is whole when', () => {
  it('nothing is wrong', () => expect(faults(whole)).toEqual([]));

  it('it announces the error', () => {
    const seen = { ...whole, errors: [line('planted')], expected: [/^console\.error: planted$/] };
    expect(faults(seen)).toEqual([]);
    expect(faults({ ...seen, errors: [line('planted'), line('another')] })).toEqual([
      'console.error: another',
    ]);
  });

  it('the error is an answer of its fake server', () => {
    const missing = (url: string) => ({ ...whole, errors: [line('Failed to load resource: 404', url)] });
    expect(faults(missing('http://127.0.0.1:1/api/v1/developer/get-all'))).toEqual([]);
    expect(faults(missing('http://127.0.0.1:1/assets/api/x.js'))).toHaveLength(1);
  });
});

it('says the same thing once', () => {
  expect(faults({ ...whole, errors: [line('planted'), line('planted')] })).toHaveLength(1);
  const thrown = ['The play failed: no\n<div>', 'console.error: Error: no'];
  expect(faults({ ...whole, thrown, errors: [line('Error: no\n at x')] })).toEqual(['The play failed: no']);
});
