import { expect, fn, waitFor, within } from 'storybook/test';
import { DeveloperImport } from '#src/features/developers/import/DeveloperImport.tsx';
import preview from '#storybook/preview.tsx';
import { choose, developerCalls, dialog, goToColumns, press } from './importing.ts';
import { headersOnly, inSheets, inWindows1256, joined, titled, wideRow } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Shared/ImportDialogFile',
  component: DeveloperImport,
  parameters: { layout: 'fullscreen' },
  args: { importing: developerCalls, onClose: fn() },
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

/** A quote that is not closed, or a row that is too wide: the file is refused from its line on. */
export const WideRow = meta.story({
  play: async ({ userEvent }) => {
    await choose(userEvent, wideRow);
    await expect(
      await (await dialog()).findByText(
        'people.csv cannot be read from line 3 on: the row has 7 cells, but the header has 6. Mend it in the file.',
      ),
    ).toBeVisible();
  },
});

/** A quote that is closed in a later row joins the rows between: they are named, and the row is not sent. */
export const RowsJoined = meta.story({
  play: async ({ userEvent }) => {
    await goToColumns(userEvent, joined);
    await press(userEvent, 'Back');
    const shown = await dialog();
    const notice = await shown.findByText(/^Rows 3 to 5 became one: a quote is not closed/u);
    await expect(notice).toHaveTextContent('Person 3,784-1990-1000003-1,person3@new.example');
    await press(userEvent, 'Next');
    await press(userEvent, 'Next');
    await shown.findByRole('table', { name: 'Rows of the file' });
    await expect(shown.getByText('Rows 3 to 5 became one: a quote is not closed')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
  },
});

/** Titles above the header are left out; another row, or none, can be chosen as the header. */
export const HeaderRow = meta.story({
  play: async ({ userEvent }) => {
    await choose(userEvent, titled);
    const shown = await dialog();
    const header = await shown.findByRole('combobox', { name: 'Header row' });
    await expect(header).toHaveValue('3');
    await expect(shown.getByText(': 2 rows, 6 columns')).toBeVisible();
    await userEvent.selectOptions(header, 'None');
    await expect(await shown.findByText(': 5 rows, 6 columns')).toBeVisible();
    await expect(header).toHaveValue('');
    await expect(shown.getByRole('columnheader', { name: 'Column 1' })).toBeVisible();
  },
});

/** The sheet with the headers of the list is read; hidden rows too, until they are left out. */
export const HiddenRows = meta.story({
  play: async ({ userEvent }) => {
    await choose(userEvent, inSheets());
    const shown = await dialog();
    await expect(await shown.findByText('1 row is hidden in the file and read too.')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Leave out hidden rows' }));
    await expect(await shown.findByText(': 1 row, 2 columns')).toBeVisible();
    const sheet = shown.getByRole('combobox', { name: 'Sheet' });
    await expect(sheet).toHaveValue('People');
    await userEvent.selectOptions(sheet, 'Summary');
    await expect(await shown.findByRole('columnheader', { name: 'Printed' })).toBeVisible();
  },
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
