/** A line of the browser's console, and the address that it is about. */
export interface ConsoleLine {
  readonly text: string;
  readonly url: string;
}

/** What was there when a story or a docs page had ended. */
export interface Seen {
  /** What Storybook says at the end; `late` when it said nothing in time. */
  readonly status: 'success' | 'error' | 'late';
  /** Ids of the stories that had not ended in time. */
  readonly late: readonly string[];
  /** The text of Storybook's error page, or of its page for a story that is not there. */
  readonly errorPage: string | null;
  /** What the play threw, and beside it what nothing caught or the watch found. */
  readonly thrown: readonly string[];
  /** Blocks of a docs page that show an error or nothing. */
  readonly brokenBlocks: readonly string[];
  /** Errors of the console, as `console.error: text`. */
  readonly errors: readonly ConsoleLine[];
  /** `parameters.expectedErrors` of the story. */
  readonly expected: readonly RegExp[];
}

/** The browser notes every answer of 400 and more; those of the fake server are what the story is about. */
const ofFakeServer = /^[^:]+:\/\/[^/]+\/api\//;

function surprising({ errors, expected }: Seen): readonly string[] {
  return errors
    .filter(({ url }) => !ofFakeServer.test(url))
    .map(({ text }) => text)
    .filter((text) => !expected.some((pattern) => pattern.test(text)));
}

/** Storybook writes to the console what the play threw, too. */
function saidBefore(line: string, lines: readonly string[]): boolean {
  return lines.some((other) => other !== line && line.endsWith(other.replace(/^[^:]+: /, '')));
}

const firstLine = (text: string) => (text.trim().split('\n')[0] ?? '').slice(0, 300);

/** Why a story or a docs page is broken, a line per reason; none when a person sees it whole. */
export function faults(seen: Seen): readonly string[] {
  const { status, late, errorPage, thrown, brokenBlocks } = seen;
  const lines = [
    ...late.map((id) => `Not ended in time: ${id}`),
    ...(errorPage === null ? [] : [`Error page: ${errorPage}`]),
    ...thrown,
    ...brokenBlocks.map((block) => `Broken block: ${block}`),
    ...surprising(seen),
  ];
  const first = [...new Set(lines.map(firstLine))];
  const told = first.filter((line, index) => !saidBefore(line, first.slice(0, index)));
  return status === 'error' && told.length === 0 ? ['Storybook says that it failed.'] : told;
}
