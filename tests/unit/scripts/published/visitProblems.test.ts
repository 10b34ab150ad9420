import { describe, expect, it } from 'vitest';
import { problemsOf, type Visit } from '#scripts/published/visitProblems.ts';

const whole: Visit = {
  status: 'success',
  late: [],
  errorPage: null,
  thrown: [],
  brokenBlocks: [],
  flaws: [],
  errors: [],
  expected: [],
};
const line = (text: string, url = 'http://127.0.0.1:1/assets/x.js') => ({
  text: `console.error: ${text}`,
  url,
});

describe('a story is broken when', () => {
  it.each<[string, Partial<Visit>, string]>([
    ['its error page is shown', { errorPage: 'boom\n at x' }, 'Error page: boom'],
    ['an error page has no text', { errorPage: '' }, 'Error page:'],
    ['it does not end', { status: 'late', late: ['x'] }, 'Not ended in time: x'],
    ['its play throws', { status: 'error', thrown: ['The play failed: no\n<div>'] }, 'The play failed: no'],
    ['a block of its docs page is', { brokenBlocks: ['story--x Error'] }, 'Broken block: story--x Error'],
    ['the console has an error', { errors: [line('intended')] }, 'console.error: intended'],
    ['Storybook says no more than that', { status: 'error' }, 'Storybook says that it failed.'],
  ])('%s', (_, visit, fault) => {
    expect(problemsOf({ ...whole, ...visit })).toEqual([fault]);
  });
});

describe('a story is whole when', () => {
  it('nothing is wrong', () => expect(problemsOf(whole)).toEqual([]));

  it('it announces the error', () => {
    const visit = { ...whole, errors: [line('intended')], expected: [/^console\.error: intended$/] };
    expect(problemsOf(visit)).toEqual([]);
    expect(problemsOf({ ...visit, errors: [line('intended'), line('another')] })).toEqual([
      'console.error: another',
    ]);
  });

  it('the error is an answer of its fake server', () => {
    const missing = (url: string) => ({ ...whole, errors: [line('Failed to load resource: 404', url)] });
    expect(problemsOf(missing('http://127.0.0.1:1/api/v1/developer/get-all'))).toEqual([]);
    expect(problemsOf(missing('http://127.0.0.1:1/assets/api/x.js'))).toHaveLength(1);
  });
});

it('says the same thing once', () => {
  expect(problemsOf({ ...whole, errors: [line('intended'), line('intended')] })).toHaveLength(1);
  const thrown = ['The play failed: no\n<div>', 'console.error: Error: no'];
  expect(problemsOf({ ...whole, thrown, errors: [line('Error: no\n at x')] })).toEqual([
    'The play failed: no',
  ]);
});
