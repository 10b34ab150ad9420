import { expect, screen } from 'storybook/test';
import { developerImport } from '#src/features/developers/import/DeveloperImport.tsx';
import { importerOf } from '#src/features/shared/import/check/importer.ts';
import type { ImportRow, Outcome } from '#src/features/shared/import/check/rows.ts';
import { emptyJob } from '#src/features/shared/import/job/importJob.ts';
import { countOutcomes, type SendState, unknown } from '#src/features/shared/import/send/sendTexts.ts';
import { SendStep } from '#src/features/shared/import/steps/SendStep.tsx';
import preview from '#storybook/preview.tsx';
import { developerCalls } from './importing.ts';

const rowsOf = (...outcomes: readonly (Outcome | null)[]): readonly ImportRow[] =>
  outcomes.map((outcome, at) => ({
    id: String(at + 2),
    texts: { name: `Person ${at + 1}` },
    corrected: {},
    skipped: false,
    keys: {},
    notes: {},
    repeated: {},
    outcome,
    message: outcome === 'Unknown' ? unknown.message : '',
  }));

function stateOf(rows: readonly ImportRow[], send: Partial<SendState>) {
  const counts = countOutcomes(rows, new Set(rows.map(({ id }) => id)));
  return {
    ...emptyJob,
    rows,
    send: { status: 'running', seconds: null, problem: null, counts, ...send } as const,
  };
}

const some = rowsOf('Created', 'Created', null, null);

const meta = preview.meta({
  title: 'Screens/Shared/ImportDialog/Send',
  component: SendStep,
  args: {
    importer: importerOf(developerImport, developerCalls),
    state: stateOf(some, {}),
  },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByText('2 Created')).toBeVisible();
    await expect(screen.getByText('2 of 4')).toBeVisible();
  },
});

/** The server asked for a pause, or is asked too often: the seconds count down. */
export const Pause = meta.story({
  args: { state: stateOf(some, { status: 'waiting', seconds: 5 }) },
  play: async () => {
    await expect(await screen.findByText('Goes on in 5 seconds')).toBeVisible();
    await expect(
      screen.getByText('The server asked for a pause. The import goes on by itself.'),
    ).toBeVisible();
  },
});

/** An answer was lost: the row is Unknown until the list was read. */
export const AnswerLost = meta.story({
  args: { state: stateOf(rowsOf('Created', 'Unknown', null), { status: 'waiting' }) },
  play: async () => {
    await expect(await screen.findByText(/^An answer of the server was lost\./u)).toBeVisible();
    await expect(screen.getByText('1 Unknown')).toBeVisible();
  },
});

/** Ten equal refusals: the message of the server, and nothing more is sent. */
export const PausedByItself = meta.story({
  args: {
    state: stateOf(rowsOf('Failed', 'Failed', null), {
      status: 'paused',
      problem: 'The server refused 10 rows in a row: Your role may not add developers.',
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server refused 10 rows in a row: Your role may not add developers. Nothing more is sent until Continue.',
    );
  },
});

/** Another tab imports the same list. */
export const OtherTab = meta.story({
  args: { state: stateOf(rowsOf(null, null), { status: 'locked' }) },
  play: async () => {
    await expect(await screen.findByText(/^Another tab of this browser imports developers\./u)).toBeVisible();
    await expect(screen.getByText('Waiting for the other tab')).toBeVisible();
  },
});

/** What to know before Retry failed. */
export const SomeUnknown = meta.story({
  args: { state: stateOf(rowsOf('Created', 'Unknown', 'Failed'), { status: 'done' }) },
  play: async () => {
    await expect(
      await screen.findByText(/^1 developer may exist, because the answer was lost\./u),
    ).toBeVisible();
  },
});
