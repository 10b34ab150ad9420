import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { investors } from '#fixtures/build/samples.ts';
import { investorList } from '#src/features/investors/investorList.ts';
import { useAttention, useIssues } from '#src/features/shared/dataIssues/useIssues.ts';
import { toListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { useRowsSource } from '#src/features/shared/list/source/useRowsSource.ts';
import { readParams } from '#src/features/shared/list/url/urlParams.ts';
import { useTableParts } from '#src/features/shared/list/useTableParts.ts';
import { pageOf } from '#src/features/shared/list/view/useReadyRead.ts';
import { readyResult } from '#src/lib/queryResult.ts';
import { type RenderedHooks, renderHooks } from '../../../api/renderHooks.ts';

let hooks: RenderedHooks;

afterEach(async () => {
  // A list that stays would hear of the time zone that another test sets.
  await hooks.render(null);
});

const page = pageOf(investors);
const buttons = [rowActions.view, rowActions.edit];
const noFacts = {};
const onOpen = () => undefined;
const controls = {
  latest: () => null,
  setTyped: onOpen,
  set: onOpen,
  push: onOpen,
  goBack: onOpen,
};

/** What the table of the investors gets. This code is not compiled by the React Compiler. */
async function openList() {
  hooks = renderHooks();
  let drawn: object = {};
  function List({ url }: { url: string }) {
    const params = { ...controls, tooLong: false, values: readParams(url, investorList.params) };
    const query = { params, ...toListQuery(investorList, params.values) };
    const issues = useIssues(investorList.filters.attention, query);
    const read = readyResult(page);
    const found = useAttention(investorList, issues, { rows: read, all: read }, noFacts);
    const { all, view } = useRowsSource(found.description, query, found.read);
    const { columns } = found.description;
    const parts = useTableParts({ find: null, columns, rowActions: buttons, readOnly: false, onOpen });
    useLayoutEffect(() => {
      drawn = { all, shown: view.rows, filters: found.description.filters, ...parts };
    });
    return null;
  }
  return async (url: string) => {
    await hooks.render(<List url={url} />);
    return drawn;
  };
}

/** The names of what is another object than before. */
function changed(before: object, after: object): readonly string[] {
  const others = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]) => (others.get(name) === value ? [] : [name]));
}

it.each(['', '?search=layla', '?status=Active&sort=name', '?attention=same-email'])(
  'a list that is drawn again as it was at %j has the same rows, columns and buttons',
  async (url) => {
    const show = await openList();
    await investorList.filters.attention.code.load();
    const before = await show(url);
    expect(changed(before, await show(url))).toEqual([]);
  },
);

it('a letter of the search changes the shown rows only', async () => {
  const show = await openList();
  expect(changed(await show('?search=a'), await show('?search=al'))).toEqual(['shown']);
});
