/** A line of the browser's console, with the URL of its source. */
export interface ConsoleLine {
  readonly text: string;
  readonly url: string;
}

/** What a visit to a story or docs page observed. */
export interface Visit {
  /** Storybook's final status; `late` after the timeout. */
  readonly status: 'success' | 'error' | 'late';
  /** Ids of the stories that did not finish in time. */
  readonly late: readonly string[];
  /** The text of Storybook's error page, also for a missing story. */
  readonly errorPage: string | null;
  /** Errors of the play, uncaught errors, and problems that .storybook/storyProblems.ts found. */
  readonly thrown: readonly string[];
  /** Blocks of a docs page that show an error or nothing. */
  readonly brokenBlocks: readonly string[];
  /** What is wrong with the layout of a docs page, or with the state that a story leaves behind. */
  readonly flaws: readonly string[];
  /** Errors of the console, as `console.error: text`. */
  readonly errors: readonly ConsoleLine[];
  /** `parameters.expectedErrors` of the story. */
  readonly expected: readonly RegExp[];
}

/** The browser logs every answer with status 400 and above; those of the fake server are intended. */
const fakeServerUrl = /^[^:]+:\/\/[^/]+\/api\//;

function unexpectedErrors({ errors, expected }: Visit): readonly string[] {
  return errors
    .filter(({ url }) => !fakeServerUrl.test(url))
    .map(({ text }) => text)
    .filter((text) => !expected.some((pattern) => pattern.test(text)));
}

/** Storybook also logs the errors of a play to the console. */
function isRepeated(line: string, lines: readonly string[]): boolean {
  return lines.some((other) => other !== line && line.endsWith(other.replace(/^[^:]+: /, '')));
}

const firstLine = (text: string) => (text.trim().split('\n')[0] ?? '').slice(0, 300);

/** Why a story or docs page is broken, one line per reason; empty when it is not. */
export function problemsOf(visit: Visit): readonly string[] {
  const { status, late, errorPage, thrown, brokenBlocks, flaws } = visit;
  const lines = [
    ...late.map((id) => `Not ended in time: ${id}`),
    ...(errorPage === null ? [] : [`Error page: ${errorPage}`]),
    ...thrown,
    ...brokenBlocks.map((block) => `Broken block: ${block}`),
    ...flaws,
    ...unexpectedErrors(visit),
  ];
  const unique = [...new Set(lines.map(firstLine))];
  const problems = unique.filter((line, index) => !isRepeated(line, unique.slice(0, index)));
  return status === 'error' && problems.length === 0 ? ['Storybook says that it failed.'] : problems;
}
