import type { ComponentType } from 'react';
import { loadOnce, preload } from '#src/components/loadOnce.ts';
import { ProgressLine } from '#src/components/ProgressLine/ProgressLine.tsx';
import { useLoaded } from '#src/components/useLoaded.ts';

interface LoadingProps {
  /** The code could not be loaded: report it and close the dialog. Opening it again tries again. */
  onLoadFailed: () => void;
}

/** A dialog whose code is loaded when it is opened. */
export interface LazyDialog<Props> {
  /** Loads the code ahead: call it when the button that opens the dialog is hovered or focused. */
  preload: () => void;
  /** Draws the dialog, or a progress line until its code is loaded. */
  readonly Dialog: ComponentType<Props & LoadingProps>;
}

/** Puts a dialog into a chunk of its own: `lazyDialog(async () => (await import('./DeveloperForm.tsx')).DeveloperForm)`. */
export function lazyDialog<Props extends object>(
  fetchDialog: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  const code = loadOnce(fetchDialog);

  function Dialog({ onLoadFailed, ...props }: Props & LoadingProps) {
    const Loaded = useLoaded(code, true, onLoadFailed);
    // The rest of an intersection is the props again, which TypeScript cannot see.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : <ProgressLine active />;
  }

  return { preload: () => preload(code), Dialog };
}
