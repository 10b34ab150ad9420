import { useSyncExternalStore } from 'react';
import type { RowSource } from './sampleStore.ts';

/** Rows that are computed of the rows of other stores, again after one of these has changed. */
export function derivedRows<Row>(
  stores: readonly Pick<RowSource<never>, 'subscribe'>[],
  compute: () => readonly Row[],
): RowSource<Row> {
  let computed: readonly Row[] | null = null;
  for (const { subscribe } of stores) {
    subscribe(() => {
      computed = null;
    });
  }
  const rows = () => {
    computed ??= compute();
    return computed;
  };
  const subscribe = (listener: () => void) => {
    const stops = stores.map((store) => store.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };
  return { rows, subscribe, useRows: () => useSyncExternalStore(subscribe, rows) };
}

/**
 * What a list shows of a row and of the parts that are joined to it: the same object while they are the same, so that a
 * table does not draw it again.
 */
export function memoizedView<Row extends object, Parts extends readonly unknown[], Shown>(
  view: (row: Row, ...parts: Parts) => Shown,
): (row: Row, ...parts: Parts) => Shown {
  const last = new WeakMap<Row, { readonly parts: Parts; readonly shown: Shown }>();
  return (row, ...parts) => {
    const known = last.get(row);
    if (known?.parts.every((part, index) => part === parts[index])) return known.shown;
    const shown = view(row, ...parts);
    last.set(row, { parts, shown });
    return shown;
  };
}
