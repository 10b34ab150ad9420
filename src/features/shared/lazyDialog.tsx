import type { FunctionComponent } from 'react';
import type { Loadable } from '#src/components/loadAhead.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { ProgressLine } from '#src/components/ProgressLine/ProgressLine.tsx';
import { useLoaded } from '#src/components/useLoaded.ts';
import { toastLoadError } from './toastLoadError.ts';

/** A component whose code is loaded when it is first drawn; until then it is a progress line. */
export type LazyPart<Props> = FunctionComponent<Props> & Loadable;

/** A dialog whose code is loaded when it is opened. */
export type LazyDialog<Props extends Closable> = LazyPart<Props>;

export interface Closable {
  onClose: () => void;
}

/** Puts a component into a chunk of its own. `onFail` reports that its code could not be loaded. */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<FunctionComponent<Props>>,
  onFail: (props: Props) => void,
): LazyPart<Props> {
  const code = loadOnce(fetchPart);

  function Part(props: Props) {
    const Loaded = useLoaded(code, true, () => onFail(props));
    return Loaded ? <Loaded {...props} /> : <ProgressLine active />;
  }

  return Object.assign(Part, { load: code.load });
}

/**
 * Puts a dialog into a chunk of its own: `lazyDialog(async () => (await import('./DeveloperForm.tsx')).DeveloperForm)`.
 * When the code cannot be loaded, `report` says so (a toast) and the dialog closes; opening it again tries again.
 */
export function lazyDialog<Props extends Closable>(
  fetchDialog: () => Promise<FunctionComponent<Props>>,
  report: () => void = toastLoadError,
): LazyDialog<Props> {
  return lazyPart(fetchDialog, ({ onClose }) => {
    report();
    onClose();
  });
}
