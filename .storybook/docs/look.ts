import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from '../toolbar.ts';

/** The toolbar's choices that change how a docs page looks. */
export type Look = Readonly<Record<'theme' | 'density', string>>;

interface GlobalsEvent {
  readonly globals: Partial<Look>;
  /** The toolbar's. `globals` of a framed story also has those that the story sets for itself. */
  readonly userGlobals?: Partial<Look>;
}

function lookOf(event: GlobalsEvent | undefined): Look {
  const { theme, density } = {
    ...initialGlobals,
    ...(event?.userGlobals ?? event?.globals),
  };
  return { theme, density };
}

/**
 * What the toolbar has chosen, kept up to date: a docs page belongs to no single story, whose context would tell. What a
 * story sets for itself, its `own` globals, comes first.
 */
export function useLook(own: Partial<Look> = {}): Look {
  const channel = addons.getChannel();
  const [look, setLook] = useState(() =>
    lookOf((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]),
  );
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setLook(lookOf(event));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  const { theme = look.theme, density = look.density } = own;
  return { theme, density };
}
