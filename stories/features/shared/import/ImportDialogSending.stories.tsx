import { expect, fn, waitFor } from 'storybook/test';
import type { DeveloperValues } from '#src/features/developers/developer.ts';
import { DeveloperImport } from '#src/features/developers/import/DeveloperImport.tsx';
import { failedImports } from '#src/features/shared/list/importing/importProgress.store.ts';
import preview from '#storybook/preview.tsx';
import { unanswered } from '../../resourceOf.ts';
import { developerCalls, dialog, goToCheck, press, type User } from './importing.ts';
import { threeReady } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Shared/ImportDialogSending',
  component: DeveloperImport,
  parameters: { layout: 'fullscreen' },
  args: { importing: developerCalls, onClose: fn() },
});

/** Two rows are being sent. Pause waits for them. */
export const Sending = meta.story({
  args: { importing: { ...developerCalls, create: unanswered() } },
  play: async ({ args, userEvent }) => {
    await goToCheck(userEvent);
    await press(userEvent, 'Import 2 rows');
    const shown = await dialog();
    await expect(await shown.findByText('0 of 2')).toBeVisible();
    await waitFor(() => expect(args.importing.create).toHaveBeenCalledTimes(2));
    await press(userEvent, 'Pause');
    await expect(await shown.findByText('Waiting for the running rows')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
});

const refusal = Object.assign(new Error('A developer with this email already exists'), {
  code: 'http',
  status: 409,
});

async function sendRows(userEvent: User) {
  await goToCheck(userEvent);
  await press(userEvent, 'Import 2 rows');
  await expect(await (await dialog()).findByText('A developer with this email already exists')).toBeVisible();
}

/** A failed row keeps its message. The filter by outcome shows it alone, until All. */
export const Sent = meta.story({
  args: {
    importing: {
      ...developerCalls,
      create: fn(async ({ name }: DeveloperValues) => {
        if (name === 'Person 1') throw refusal;
        return { message: 'Created', id: null, row: null };
      }),
      refresh: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    await sendRows(userEvent);
    const shown = await dialog();
    await expect(shown.getByText('1 developer imported')).toBeVisible();
    await expect(shown.getByText('3 Skipped')).toBeVisible();
    await expect(shown.getByRole('link', { name: 'Show them' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/master\/developer-users\?imported=\d\d%3A\d\d%3A\d\d$/u),
    );
    await expect(shown.getByRole('button', { name: 'Done' })).toBeEnabled();
    await expect(shown.getByRole('button', { name: 'Download report' })).toBeEnabled();
    await expect(args.importing.refresh).toHaveBeenCalledOnce();
    const outcome = shown.getByRole('combobox', { name: 'Outcome' });
    await userEvent.selectOptions(outcome, 'Failed (1)');
    await waitFor(() => expect(shown.getAllByRole('row')).toHaveLength(2));
    await expect(shown.getByText('Person 1')).toBeVisible();
    await userEvent.selectOptions(outcome, 'All');
    await waitFor(() => expect(shown.getAllByRole('row')).toHaveLength(6));
  },
});

/** Every row was created: the list shows them, or the dialog is closed. */
export const AllCreated = meta.story({
  play: async ({ args, userEvent }) => {
    await goToCheck(userEvent, threeReady);
    await press(userEvent, 'Import 3 rows');
    const shown = await dialog();
    await expect(await shown.findByText('3 developers imported')).toBeVisible();
    await expect(shown.queryByRole('button', { name: 'Retry failed' })).toBeNull();
    await expect(shown.getByRole('link', { name: 'Show them' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Failed rows are kept when the dialog closes, until Discard. */
export const KeptUntilDiscarded = Sent.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await sendRows(userEvent);
    await press(userEvent, 'Done');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(failedImports.getState()).toEqual({ developers: 1 });
    await press(userEvent, 'Discard');
    await expect(failedImports.getState()).toEqual({ developers: 0 });
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});
