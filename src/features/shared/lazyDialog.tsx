import type { FunctionComponent } from 'react';
import type { Loadable } from '#src/components/loadAhead.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { ProgressLine } from '#src/components/ProgressLine/ProgressLine.tsx';
import { useLoaded } from '#src/components/useLoaded.ts';
import { toastLoadError } from './toastLoadError.ts';

/** A component whose code is loaded when it is first drawn; until then it is a progress line. */
export type LazyComponent<Props> = FunctionComponent<Props> & Loadable;

/** A dialog whose code is loaded when it is opened. */
export type LazyDialog<Props extends Closable> = LazyComponent<Props>;

export interface Closable {
  onClose: () => void;
}

/** Puts a component into a chunk of its own. `onFail` reports that its code could not be loaded. */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<FunctionComponent<Props>>,
  onFail: (props: Props) => void,
): LazyComponent<Props> {
  const code = loadOnce(fetchComponent);

  function Component(props: Props) {
    const Loaded = useLoaded(code, true, () => onFail(props));
    return Loaded ? <Loaded {...props} /> : <ProgressLine active />;
  }

  return Object.assign(Component, { load: code.load });
}

/**
 * Puts a dialog into a chunk of its own: `lazyDialog(async () => (await import('./DeveloperForm.tsx')).DeveloperForm)`.
 * When the code cannot be loaded, `report` says so (a toast) and the dialog closes; opening it again tries again.
 */
export function lazyDialog<Props extends Closable>(
  fetchDialog: () => Promise<FunctionComponent<Props>>,
  report: () => void = toastLoadError,
): LazyDialog<Props> {
  return lazyComponent(fetchDialog, ({ onClose }) => {
    report();
    onClose();
  });
}
