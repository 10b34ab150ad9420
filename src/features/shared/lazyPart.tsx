import { type ComponentType, useEffect, useState } from 'react';
import { ProgressLine } from '#src/components/ProgressLine/ProgressLine.tsx';
import { pageStays } from '#src/lib/missingFiles.ts';

interface PartProps {
  /** The code could not be loaded, and the page stays: say so and take the part away; the next try is one. */
  onLoadFailed: () => void;
}

/** A part of a screen whose code comes when it is reached for. */
export interface LazyPart<Props> {
  /** Fetches the code: call it when the button that opens the part is hovered or focused. */
  preload: () => void;
  /** Draws the part as soon as its code is here, so that a click before that is not lost. */
  readonly Part: ComponentType<Props & PartProps>;
}

/** Splits a part off: `lazyPart(async () => (await import('./DeveloperForm.tsx')).DeveloperForm)`. */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const slot: { pending: Promise<ComponentType<Props>> | null; here: ComponentType<Props> | null } = {
    pending: null,
    here: null,
  };

  function load(): Promise<ComponentType<Props>> {
    slot.pending ??= fetchPart().then(
      (Component) => {
        slot.here = Component;
        return Component;
      },
      (error: unknown) => {
        slot.pending = null;
        throw error;
      },
    );
    return slot.pending;
  }

  function Part({ onLoadFailed, ...props }: Props & PartProps) {
    const [Here, setHere] = useState(() => slot.here);
    useEffect(() => {
      if (Here) return undefined;
      let wanted = true;
      load().then(
        (Component) => {
          if (wanted) setHere(() => Component);
        },
        async () => {
          await pageStays();
          if (wanted) onLoadFailed();
        },
      );
      return () => {
        wanted = false;
      };
    }, [Here, onLoadFailed]);
    // The rest of an intersection is the props again, which TypeScript cannot see.
    return Here ? <Here {...(props as unknown as Props)} /> : <ProgressLine active />;
  }

  return {
    // A failure of a preload is no news: the click asks again and tells.
    preload: () => void load().catch(() => undefined),
    Part,
  };
}
