import { expect, fn, waitFor, within } from 'storybook/test';
import { developerImport } from '#src/features/developers/import/developerImport.ts';
import { importDialogOf } from '#src/features/shared/import/importDialogOf.tsx';
import preview from '#storybook/preview.tsx';
import { developerCalls } from './developerCalls.ts';
import { choose, dialog, goToCheck } from './dialogSteps.ts';
import { flawed, inWindows1256, strayQuotes } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Shared/ImportDialogFile',
  component: importDialogOf(developerImport),
  parameters: { layout: 'fullscreen' },
  args: { calls: developerCalls, onClose: fn() },
});

/** The first rows show whether the encoding is right; it was guessed, and can be chosen. */
export const Encoding = meta.story({
  play: async ({ userEvent }) => {
    await choose(userEvent, inWindows1256);
    const shown = await dialog();
    const encoding = await shown.findByRole('combobox', { name: 'Encoding' });
    await expect(encoding).toHaveDisplayValue('Windows-1256');
    const rows = () => shown.getByRole('table', { name: 'First rows of the file' });
    await expect(within(rows()).getByRole('cell', { name: 'محمد علي' })).toBeVisible();
    await expect(within(rows()).getAllByRole('row')).toHaveLength(4);
    await userEvent.selectOptions(encoding, 'Windows-1252');
    await waitFor(() => expect(within(rows()).getByRole('cell', { name: 'ãÍãÏ Úáí' })).toBeVisible());
    await userEvent.selectOptions(encoding, 'Windows-1256');
    await waitFor(() => expect(within(rows()).getByRole('cell', { name: 'محمد علي' })).toBeVisible());
  },
});

/** A file over a limit is refused while it is read; the sentence names the limit. */
export const TooWide = meta.story({
  play: async ({ userEvent }) => {
    await choose(userEvent, `${'Name,'.repeat(201)}Name\nLayla\n`);
    await expect(await (await dialog()).findByText('people.csv has more than 200 columns.')).toBeVisible();
  },
});

/** Two stray quotes make one row of several lines: the notice says so before anything is checked. */
export const Lines = meta.story({
  play: async ({ userEvent }) => {
    await choose(userEvent, strayQuotes);
    const shown = await dialog();
    await expect(
      await shown.findByText(/^6 lines were read as headers and 3 rows, .*lines 3 to 5/u),
    ).toBeVisible();
    await expect(shown.getByText(': 3 rows, 6 columns, 6 lines')).toBeVisible();
  },
});

/** What is wrong with a row of the file is a problem of it with its line; a row of several lines has their numbers. */
export const CheckFlaws = meta.story({
  play: async ({ userEvent }) => {
    await goToCheck(userEvent, flawed);
    const shown = await dialog();
    await userEvent.selectOptions(shown.getByRole('combobox', { name: 'State' }), 'All');
    await expect(await shown.findByRole('textbox', { name: 'Name, row 3' })).toHaveAccessibleDescription(
      'Line 3: 7 cells, but the header has 6',
    );
    await expect(shown.getByRole('cell', { name: '4 to 5' })).toBeVisible();
    await expect(shown.getByRole('textbox', { name: 'Name, row 5' })).toHaveAccessibleDescription(
      'Line 6: a quote opens and is not closed',
    );
    await expect(shown.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
  },
});
