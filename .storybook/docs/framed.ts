/** The parts of a prepared story that say how a docs page shows it. */
export interface ShownStory {
  readonly playFunction?: unknown;
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
  readonly parameters: {
    readonly layout?: string;
    readonly docs?: {
      readonly story?: { readonly inline?: boolean };
      readonly source?: { readonly code?: string };
    };
  };
}

/** Names by which a play changes what is shown: those of its context and of the DOM, which minification keeps. */
const acting = /userEvent|\.focus\(|\.click\(|\.blur\(|\.dispatchEvent\(/;

/**
 * Whether a play does more than expect, by its text, as Storybook finds `mount`. A play that hands on its context may do
 * anything.
 */
export function acts(play: unknown): boolean {
  if (typeof play !== 'function') return false;
  const text = play.toString();
  return acting.test(text) || /^(?:async\s*)?(?:function\s*\w*\s*)?\(?\s*[\w$]+\s*(?:\)|=>)/.test(text);
}

/** Globals of the page as a whole: only a window of its own can have others. */
const ofWindow = ['viewport', 'theme', 'density'];

/**
 * Whether a docs page shows the story in a frame of its own: there its play runs, what opens covers the frame only, and
 * the window has the width, theme and density that the story selects. A story demands a frame by Storybook's parameter
 * `docs.story.inline: false`.
 */
export function isFramed({ playFunction, storyGlobals = {}, parameters }: ShownStory): boolean {
  return (
    acts(playFunction) ||
    ofWindow.some((name) => storyGlobals[name] !== undefined) ||
    parameters.layout === 'fullscreen' ||
    parameters.docs?.story?.inline === false
  );
}

/** Whether there is code to paste. */
export const hasCode = ({ parameters }: ShownStory): boolean => parameters.docs?.source?.code !== undefined;
