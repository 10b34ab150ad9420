import { expect, fn } from 'storybook/test';
import { ApiError } from '#src/api/http/errors.ts';
import type { Developer } from '#src/api/types/developer.ts';
import type { DeveloperValues } from '#src/features/developers/developerFields.ts';
import { DeveloperImport } from '#src/features/developers/import/DeveloperImport.tsx';
import type { ImportTarget } from '#src/features/shared/import/importer.ts';
import preview from '#storybook/preview.tsx';
import { developerCalls } from './developerCalls.ts';
import { choose, dialog, goToCheck, press } from './dialogSteps.ts';
import { headersOnly, rowsReady, threeReady } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Shared/ImportDialogFaults',
  component: DeveloperImport,
  parameters: { layout: 'fullscreen' },
  args: { importing: developerCalls, onClose: fn() },
});

/** Nothing below the headers can be imported. */
export const NoRows = meta.story({
  tags: ['empty'],
  play: async ({ userEvent }) => {
    await choose(userEvent, headersOnly);
    const shown = await dialog();
    await expect(await shown.findByText('people.csv has no rows below its headers.')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
});

export const TooManyRows = meta.story({
  tags: ['long'],
  play: async ({ userEvent }) => {
    await choose(userEvent, rowsReady(5001));
    await expect(await (await dialog()).findByText('people.csv has more than 5,000 rows.')).toBeVisible();
  },
});

export const ThousandRows = meta.story({
  tags: ['long'],
  play: async ({ userEvent }) => {
    await goToCheck(userEvent, rowsReady(1000));
    const shown = await dialog();
    await expect(await shown.findByText('Showing 1 to 1,000 of 1,000 rows')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Import 1,000 rows' })).toBeEnabled();
  },
});

/** The calls whose rows fail with this; the list can be read before the first of them only. */
function failingCalls(cause: ApiError): ImportTarget<Developer, DeveloperValues> {
  let sent = false;
  return {
    ...developerCalls,
    readNow: () => (sent ? Promise.reject(cause) : developerCalls.readNow()),
    create: async () => {
      sent = true;
      throw cause;
    },
  };
}

/** Without a connection it is unknown which rows arrived: the import waits until the list can be read. */
export const Offline = meta.story({
  tags: ['failed'],
  args: { importing: failingCalls(new ApiError('network')) },
  play: async ({ userEvent }) => {
    await goToCheck(userEvent, threeReady);
    await press(userEvent, 'Import 3 rows');
    const shown = await dialog();
    await expect(await shown.findByText(/^An answer of the server was lost\./u)).toBeVisible();
    await expect(shown.getByText('Waiting for the server')).toBeVisible();
  },
});

/** The import waits for the same user, who signs in above it. */
export const Expired = meta.story({
  tags: ['failed'],
  args: { importing: failingCalls(new ApiError('http', 401)) },
  play: async ({ userEvent }) => {
    await goToCheck(userEvent, threeReady);
    await press(userEvent, 'Import 3 rows');
    const shown = await dialog();
    await expect(await shown.findByText('Paused')).toBeVisible();
    await expect(shown.getByText('0 of 3')).toBeVisible();
  },
});
