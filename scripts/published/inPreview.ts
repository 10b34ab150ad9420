/** What to visit, and how many milliseconds to wait for its end. */
export interface Errand {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly limit: number;
}

/** What the preview tells of its end; patterns as text, since only values leave the page. */
export interface Ending {
  readonly status: 'success' | 'error' | 'late';
  readonly late: readonly string[];
  readonly errorPage: string | null;
  readonly thrown: readonly string[];
  readonly brokenBlocks: readonly string[];
  readonly expected: readonly { readonly source: string; readonly flags: string }[];
}

interface Told {
  readonly storyId?: string;
  readonly status?: string;
  readonly message?: string;
}

interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (told: Told | Told[]) => void): void;
    off(event: string, listener: (told: Told | Told[]) => void): void;
    emit(event: string, value: unknown): void;
  };
  readonly __STORYBOOK_PREVIEW__: {
    currentRender?: { phase?: string; story?: { parameters: { expectedErrors?: RegExp[] } } };
  };
}

/** Runs in the preview: whether the story that Storybook was opened at has ended. */
export function firstStoryEnded(): boolean {
  const preview = globalThis as unknown as Partial<Preview>;
  return preview.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished';
}

/**
 * Runs in the preview: goes to a story or docs page as a link between stories does, waits until it has ended and
 * tells what is there. It holds everything it needs, because only its text is sent to the browser.
 */
export async function visitInPreview({ id, type, limit }: Errand): Promise<Ending> {
  const preview = globalThis as unknown as Preview;
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  const thrown: string[] = [];
  const finished = new Set<string>();
  let failed = false;
  let docsShown = false;

  const blocks = () => [...document.querySelectorAll<HTMLElement>('#storybook-docs .sb-story')];
  const idOf = (block: HTMLElement) => block.id.replace(/^story--/, '');
  /** What has not ended yet. */
  const awaited = () => {
    if (type === 'story') return finished.has(id) ? [] : [id];
    if (!docsShown) return [id];
    return (
      blocks()
        .map(idOf)
        // The first block of a page has more than the story's id in its own.
        .filter((story) => !finished.has(story) && !finished.has(story.replace(/--primary$/, '')))
    );
  };
  const events: Readonly<Record<string, (told: Told) => void>> = {
    storyFinished: ({ storyId = '', status }) => {
      finished.add(storyId);
      failed ||= status === 'error';
    },
    docsRendered: () => {
      docsShown = true;
    },
    storyMissing: () => {
      failed = true;
      finished.add(id);
      docsShown = true;
    },
    playFunctionThrewException: ({ message }) => thrown.push(`The play failed: ${message}`),
    unhandledErrorsWhilePlaying: ({ message }) => thrown.push(`Beside the play: ${message}`),
  };
  const listeners = Object.entries(events).map(([event, hear]) => {
    const listener = (told: Told | Told[]) => [told].flat().forEach(hear);
    channel.on(event, listener);
    return () => channel.off(event, listener);
  });

  const end = performance.now() + limit;
  channel.emit('selectStory', { storyId: id });
  while (awaited().length > 0 && performance.now() < end) await new Promise(requestAnimationFrame);
  const late = awaited();
  // What the end itself shows is drawn in the next frame.
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
  const patterns = preview.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters.expectedErrors ?? [];
  return {
    status: late.length > 0 ? 'late' : failed ? 'error' : 'success',
    late,
    errorPage,
    thrown,
    brokenBlocks:
      type === 'docs' ? [...broken, ...empty].map((block) => `${block.id} ${block.textContent}`) : [],
    expected: patterns.map(({ source, flags }) => ({ source, flags })),
  };
}
