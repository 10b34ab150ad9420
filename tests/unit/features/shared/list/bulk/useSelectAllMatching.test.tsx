import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSelectAllMatching } from '#src/features/shared/list/bulk/useSelectAllMatching.ts';
import { renderHooks } from '../../../../api/renderHooks.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('aborts the read of the rows to select when the list is left', async () => {
  const hooks = renderHooks();
  const signals: AbortSignal[] = [];
  const neverRead = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<readonly string[]>(() => undefined);
  };
  let selectAll: (() => void) | undefined;
  function List() {
    const { onSelectAllMatching } = useSelectAllMatching<string>({ select: vi.fn() }, neverRead, {
      many: 'companies',
    });
    useLayoutEffect(() => {
      selectAll = onSelectAllMatching;
    });
    return null;
  }

  await hooks.render(<List />);
  await hooks.step(() => selectAll?.());
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);

  await hooks.render(null);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
