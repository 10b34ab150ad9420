/** The parts of a prepared story that say how a docs page shows it. */
export interface ShownStory {
  readonly playFunction?: unknown;
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: { readonly layout?: string };
}

/** Names by which a play changes what is shown; one that only expects leaves the first picture. */
const acting = /userEvent|\.focus\(|\.click\(|\.blur\(|dispatchEvent|fireEvent|toast/;

/**
 * Whether a play changes the picture. As Storybook does to find `mount`, it reads the function's text: the names of its
 * context survive minification. A play that hands on its context may do anything.
 */
export function acts(play: unknown): boolean {
  if (typeof play !== 'function') return false;
  const text = play.toString();
  return acting.test(text) || /^(?:async\s*)?(?:function\s*\w*\s*)?\(?\s*[\w$]+\s*(?:\)|=>)/.test(text);
}

/**
 * Whether a docs page shows the story in a frame of its own: there its play runs, what opens covers the frame only, and
 * the window has the width that the story selects.
 */
export function isFramed({ playFunction, storyGlobals, parameters }: ShownStory): boolean {
  return (
    acts(playFunction) || storyGlobals.viewport?.value !== undefined || parameters.layout === 'fullscreen'
  );
}
