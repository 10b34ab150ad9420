import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useSelectAllMatching } from '#src/features/shared/list/selection/useSelectAllMatching.ts';
import { renderHooks } from '../../../../api/renderHooks.ts';

type Row = { readonly id: string };
type Answer = (rows: readonly Row[]) => void;

interface Shown {
  readonly query?: string;
  readonly ids?: readonly string[];
}

/** A list of companies with one selected row, whose reads are answered by the test. */
async function openList() {
  const hooks = renderHooks();
  const signals: AbortSignal[] = [];
  const answers: Answer[] = [];
  const select = vi.fn();
  let press: (() => void) | undefined;
  let every = false;
  const fetchRows = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<readonly Row[]>((resolve) => answers.push(resolve));
  };
  function List({ query = '', ids = ['1'] }: Shown) {
    const { onSelectMatching, everyMatching } = useSelectAllMatching<Row>(
      { ids: new Set(ids), select },
      { query, every: fetchRows, noun: { many: 'companies' } },
    );
    useLayoutEffect(() => {
      press = onSelectMatching;
      every = everyMatching;
    });
    return null;
  }
  const show = (shown: Shown) => hooks.render(<List {...shown} />);
  await show({});
  return {
    show,
    select,
    leave: () => hooks.render(null),
    everyMatching: () => every,
    press: () => hooks.step(() => press?.()),
    answer: (read: number, ids: readonly string[]) =>
      hooks.step(() => answers[read]?.(ids.map((id) => ({ id })))),
    aborted: () => signals.map((signal) => signal.aborted),
  };
}

it('selects the rows that the server returns', async () => {
  const list = await openList();
  await list.press();
  await list.answer(0, ['1', '2']);
  expect(list.select).toHaveBeenCalledExactlyOnceWith([{ id: '1' }, { id: '2' }]);
  expect(list.everyMatching()).toBe(false);
  await list.show({ ids: ['1', '2', 'of another filter'] });
  expect(list.everyMatching()).toBe(true);
  await list.show({ ids: ['1', '2'], query: 'search=acme' });
  expect(list.everyMatching()).toBe(false);
});

it('aborts the read when the list is left', async () => {
  const list = await openList();
  await list.press();
  expect(list.aborted()).toEqual([false]);
  await list.leave();
  expect(list.aborted()).toEqual([true]);
});

it.each([
  ['another query', { query: 'search=acme' }],
  ['a cleared selection', { ids: [] }],
])('%s aborts the read, and a late answer selects nothing', async (_, shown) => {
  const list = await openList();
  await list.press();
  await list.show(shown);
  expect(list.aborted()).toEqual([true]);
  await list.answer(0, ['1', '2']);
  expect(list.select).not.toHaveBeenCalled();
});

it('goes on reading when another row is selected', async () => {
  const list = await openList();
  await list.press();
  await list.show({ ids: ['1', '2'] });
  expect(list.aborted()).toEqual([false]);
});

it('a second press replaces the first read', async () => {
  const list = await openList();
  await list.press();
  await list.press();
  expect(list.aborted()).toEqual([true, false]);
  await list.answer(0, ['1']);
  await list.answer(1, ['1', '2']);
  expect(list.select).toHaveBeenCalledExactlyOnceWith([{ id: '1' }, { id: '2' }]);
});
