/** The entry to visit. */
export interface VisitRequest {
  readonly id: string;
  readonly type: 'story' | 'docs';
  /** Whether the story shows what happens when something is used. */
  readonly behaviour: boolean;
  /** The event that navigates: `selectStory` asks the manager, `setCurrentStory` the preview without one. */
  readonly event: 'selectStory' | 'setCurrentStory';
  /** Timeout in milliseconds. */
  readonly limit: number;
}

/** The result of a visit; patterns are strings, because only JSON can leave the page. */
export interface VisitResult {
  readonly status: 'success' | 'error' | 'late';
  readonly late: readonly string[];
  readonly errorPage: string | null;
  readonly thrown: readonly string[];
  readonly brokenBlocks: readonly string[];
  /** What is wrong with the layout of a docs page, or with the state that a story leaves behind. */
  readonly flaws: readonly string[];
  readonly expected: readonly { readonly source: string; readonly flags: string }[];
}

interface StoryEvent {
  readonly storyId?: string;
  readonly status?: string;
  readonly message?: string;
}

interface ShownStory {
  readonly parameters: { readonly expectedErrors?: RegExp[]; readonly scrolled?: boolean };
}

interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (payload: StoryEvent | StoryEvent[]) => void) => void;
    off: (event: string, listener: (payload: StoryEvent | StoryEvent[]) => void) => void;
    emit: (event: string, value: unknown) => void;
  };
  readonly __STORYBOOK_PREVIEW__: {
    currentRender?: { id?: string; phase?: string; story?: ShownStory };
  };
}

/** Runs in the preview: whether the first story has finished. */
export function firstStoryEnded(): boolean {
  const preview = globalThis as unknown as Partial<Preview>;
  return preview.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished';
}

/**
 * Runs in the preview: navigates to a story or docs page as a link between stories does, waits until it has finished
 * and reports what is shown. It must be self-contained, because only its source is sent to the browser.
 */
export async function visitInPreview({
  id,
  type,
  behaviour,
  event,
  limit,
}: VisitRequest): Promise<VisitResult> {
  const preview = globalThis as unknown as Preview;
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  const thrown: string[] = [];
  const finished = new Set<string>();
  let failed = false;
  let docsShown = false;
  let missing = false;

  const blocks = () => [...document.querySelectorAll<HTMLElement>('#storybook-docs .sb-story')];
  const idOf = (block: HTMLElement) => block.id.replace(/^story--/, '');
  /** A docs page that is being left can still report one of its blocks, which may be of the story that comes next. */
  const isCurrent = () => {
    const { currentRender } = preview.__STORYBOOK_PREVIEW__;
    return currentRender?.id === id && currentRender.phase === 'finished';
  };
  /** Ids of stories that have not finished yet. */
  const unfinished = () => {
    if (missing) return [];
    if (type === 'story') return finished.has(id) && isCurrent() ? [] : [id];
    if (!docsShown) return [id];
    return (
      blocks()
        .map(idOf)
        // The id of the page's first block has a suffix.
        .filter((story) => !finished.has(story) && !finished.has(story.replace(/--primary$/, '')))
    );
  };
  const handlers: Readonly<Record<string, (event: StoryEvent) => void>> = {
    storyFinished: ({ storyId = '', status }) => {
      finished.add(storyId);
      failed ||= status === 'error';
    },
    docsRendered: () => {
      docsShown = true;
    },
    storyMissing: () => {
      failed = true;
      missing = true;
    },
    playFunctionThrewException: ({ message }) => thrown.push(`The play failed: ${message}`),
    unhandledErrorsWhilePlaying: ({ message }) => thrown.push(`Beside the play: ${message}`),
  };
  const listeners = Object.entries(handlers).map(([event, handle]) => {
    const listener = (payload: StoryEvent | StoryEvent[]) => [payload].flat().forEach(handle);
    channel.on(event, listener);
    return () => channel.off(event, listener);
  });

  const end = performance.now() + limit;
  channel.emit(event, { storyId: id });
  while (unfinished().length > 0 && performance.now() < end) await new Promise(requestAnimationFrame);
  const late = unfinished();
  // The last changes are rendered in the next frame.
  await new Promise(requestAnimationFrame);
  for (const stop of listeners) stop();

  const shown = (name: string) => document.body.classList.contains(name);
  const errorPage = shown('sb-show-errordisplay')
    ? (document.querySelector('#error-message')?.textContent ?? '')
    : shown('sb-show-nopreview')
      ? 'There is no preview.'
      : null;
  const broken = blocks().filter((block) => {
    const inner = block.querySelector('[id$="-inner"]');
    return inner ? inner.childElementCount === 0 : block.querySelector('iframe') === null;
  });
  const empty = [...document.querySelectorAll('#storybook-docs .docblock-emptyblock')];
  const parameters = preview.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters ?? {};
  /** A docs page is read at any width, and nothing in it moves by itself. */
  const flawsOfPage = (): string[] => {
    const page = document.documentElement;
    const height = page.scrollHeight;
    const objects = document.querySelectorAll('.docblock-argstable .rejt-tree').length;
    const props = [...document.querySelectorAll('.docblock-argstable')]
      .map((table) => table.textContent)
      .join(' ');
    const wide = [...document.querySelectorAll('#storybook-docs table')].filter(
      // A table of a story scrolls in its own frame.
      (table) => !table.closest('.sb-story') && table.getBoundingClientRect().right > page.clientWidth + 1,
    );
    const covering = document.querySelectorAll('[role=dialog], [role=alertdialog]').length;
    return [
      ...(height > 16_000 ? [`The page is ${height} px high.`] : []),
      ...(page.scrollWidth > page.clientWidth + 1 ? ['The page scrolls to the side.'] : []),
      ...(wide.length > 0 ? [`${wide.length} tables are wider than the page.`] : []),
      ...(objects > 2 ? [`${objects} controls of objects.`] : []),
      ...(/=>\s*[{(]|\$\$typeof|_jsx|\.jsx\)/.test(props) ? ['Compiled source among the props.'] : []),
      ...(covering > 0 ? ['A dialog covers the page.'] : []),
      ...(document.activeElement === document.body
        ? []
        : [`The focus is on ${document.activeElement?.tagName}.`]),
    ];
  };
  /**
   * A state shows what its name says, from the start of its page, without what a play leaves: a focus ring, a tooltip, a
   * message, an error. A field that was typed into keeps its focus, except in a Default; so does what is in something
   * open. A state that is further below says so by `parameters.scrolled`.
   */
  const flawsOfState = (): string[] => {
    const focused = document.activeElement;
    const field = 'input:not([type=checkbox], [type=radio]), textarea, select';
    const overlay = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
    const open = `[aria-expanded=true], :is(${overlay}), :is(${overlay}) *`;
    // States of components may have errors and scrolled tables by their args.
    const ofScreen = id.startsWith('screens-');
    const named = (words: RegExp) => words.test(id);
    const ring =
      focused?.matches(':focus-visible') &&
      !focused.matches(id.endsWith('--default') ? open : `${open}, ${field}`) &&
      !named(/focus|keyboard/);
    const tooltip = [...document.querySelectorAll('[data-tooltip-popup]')].find((tip) =>
      tip.checkVisibility(),
    );
    const message = document.querySelector('.Toastify__toast');
    const refused = [...document.querySelectorAll('[aria-invalid=true]')].find((control) =>
      control.checkVisibility(),
    );
    const scrolled = [...document.querySelectorAll('*')].find(
      (element) => (element.scrollTop !== 0 || element.scrollLeft !== 0) && !element.matches(field),
    );
    return [
      ...(ring
        ? [`A play left the focus on ${focused?.tagName} ${focused?.textContent?.slice(0, 40)}.`]
        : []),
      ...(tooltip && !named(/tooltip|hover|hint|note|focus|keyboard/)
        ? [`A play left a tooltip: ${tooltip.textContent}.`]
        : []),
      // A refused save has a toast beside the message in its form.
      ...(message && !named(/toasts|told|invalid|reject|lost|deleted|expired|--sent|all-created/)
        ? [`A play left a message: ${message.textContent}.`]
        : []),
      ...(refused && ofScreen && !named(/invalid|reject|refused|unknown|no-image|check/)
        ? [`A play left a refused field: ${refused.outerHTML.slice(0, 120)}.`]
        : []),
      ...(scrolled && ofScreen && !parameters.scrolled
        ? [
            `A play left ${scrolled.tagName} ${scrolled.getAttribute('aria-label') ?? ''} at ${scrolled.scrollLeft}, ${scrolled.scrollTop}.`,
          ]
        : []),
    ];
  };
  return {
    status: late.length > 0 ? 'late' : failed ? 'error' : 'success',
    late,
    errorPage,
    thrown,
    brokenBlocks:
      type === 'docs' ? [...broken, ...empty].map((block) => `${block.id} ${block.textContent}`) : [],
    flaws: type === 'docs' ? flawsOfPage() : behaviour ? [] : flawsOfState(),
    expected: (parameters.expectedErrors ?? []).map(({ source, flags }) => ({ source, flags })),
  };
}
