import { describe, expect, it } from 'vitest';
import { selectionFacts } from '#src/features/shared/list/selection/selectionFacts.ts';
import { viewOf } from '#src/features/shared/list/view/viewOf.ts';
import { readyResult } from '#src/lib/queryResult.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
type Row = (typeof rows)[number];
const read = readyResult({ rows, total: 4 });

function factsOf(selected: readonly string[], filter?: (row: Row) => boolean) {
  const view = viewOf(rows, { columns: [], filter });
  return selectionFacts({
    selected: new Set(selected),
    list: { read, view, all: rows },
    filtered: false,
    everyMatching: false,
  });
}

/** A page of the server with the rows a to d, of 64. */
function pageFacts(selected: readonly string[], filtered = false) {
  const view = viewOf(rows, { columns: [], page: { number: 1, size: 4, total: 64 } });
  return selectionFacts({
    selected: new Set(selected),
    list: { read, view, all: null },
    filtered,
    everyMatching: false,
  });
}

describe('what is said of the selected rows', () => {
  it.each([
    [['a', 'b'], [], '2 selected'],
    [['a'], ['a'], '1 selected, not shown'],
    [['a', 'b', 'c'], ['a', 'b'], '3 selected, 2 not shown'],
  ])('%j, of which %j do not match', (selected, hidden, text) => {
    const facts = factsOf(selected, hidden.length > 0 ? ({ id }) => !hidden.includes(id) : undefined);
    expect(facts.text).toBe(text);
  });

  it('groups thousands', () => {
    const many = Array.from({ length: 1200 }, (_, i) => `row ${i}`);
    expect(factsOf(many).text).toBe('1,200 selected, not shown');
  });

  it('says of a page of the server that the others are not on it', () => {
    const others = Array.from({ length: 17 }, (_, i) => `row ${i}`);
    expect(pageFacts(['a', 'b', ...others])).toMatchObject({
      text: '19 selected, 17 not on this page',
      status: 'selected: 19, 17 not on this page',
    });
    expect(pageFacts(['y', 'z']).text).toBe('2 selected, not on this page');
  });

  it('says of a page that search or filters limit that they are not shown', () => {
    expect(pageFacts(['y', 'z'], true).text).toBe('2 selected, not shown');
  });

  it('does not count hidden rows while the rows of another page are shown', () => {
    const facts = selectionFacts({
      selected: new Set(['z']),
      list: { read: { ...read, isPrevious: true }, view: viewOf(rows, { columns: [] }), all: null },
      filtered: false,
      everyMatching: false,
    });
    expect(facts.text).toBe('1 selected');
  });
});

describe('how many more there are to select', () => {
  it('are all matching rows, until each of them is selected', () => {
    const view = viewOf(rows, { columns: [], filter: ({ id }) => id !== 'd' });
    const facts = { selected: new Set(['a']), list: { read, view, all: rows }, filtered: false };
    expect(selectionFacts({ ...facts, everyMatching: false }).more).toBe(3);
    expect(selectionFacts({ ...facts, everyMatching: true }).more).toBe(0);
  });

  it('are those of all pages of the server, also while as many rows of other filters are selected', () => {
    expect(pageFacts(['a', 'b', 'c', 'd', ...Array.from({ length: 60 }, (_, i) => `row ${i}`)]).more).toBe(
      64,
    );
  });
});

it('offers no more rows while others are read', () => {
  const facts = selectionFacts({
    selected: new Set(['a']),
    list: { read: { ...read, isPrevious: true }, view: viewOf(rows, { columns: [] }), all: null },
    filtered: true,
    everyMatching: false,
  });
  expect(facts).toEqual({ text: '1 selected', status: 'selected: 1', more: 0 });
});
