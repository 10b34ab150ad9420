import { expect, fn, waitFor, within } from 'storybook/test';
import { DeveloperImport } from '#src/features/developers/import/DeveloperImport.tsx';
import preview from '#storybook/preview.tsx';
import { choose, developerCalls, dialog, goToCheck, goToColumns, press } from './importing.ts';

const meta = preview.meta({
  title: 'Screens/Shared/ImportDialog',
  component: DeveloperImport,
  parameters: { layout: 'fullscreen' },
  args: { importing: developerCalls, onClose: fn() },
});

export const Default = meta.story({
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText('CSV or XLSX, up to 10 MB, 5,000 rows and 200 columns')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
});

/** The step stays, and the note says why. */
export const WrongFile = meta.story({
  play: async ({ userEvent }) => {
    await choose(userEvent, '%PDF-1.7');
    const shown = await dialog();
    await expect(await shown.findByText('people.csv is neither CSV nor XLSX.')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
});

/** Columns are found by their headers; the others are chosen by hand. */
export const Columns = meta.story({
  play: async ({ userEvent }) => {
    await goToColumns(userEvent);
    const shown = await dialog();
    await expect(shown.getByRole('combobox', { name: 'Mobile' })).toHaveDisplayValue('Phone Number');
    await expect(shown.getByRole('combobox', { name: 'Notes' })).toHaveDisplayValue('Do not import');
    await expect(shown.getByText('Person 1 · Person 2 · Person 3')).toBeVisible();
  },
});

/** The rows with a problem are shown first; every problem is on a line under its row. */
export const Check = meta.story({
  play: async ({ userEvent }) => {
    await goToCheck(userEvent);
    const shown = await dialog();
    await expect(shown.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Problem (2)');
    await expect(shown.getAllByRole('row')).toHaveLength(3);
    await expect(shown.getByRole('textbox', { name: 'Email, row 4' })).toHaveAccessibleDescription(
      'Enter a valid email address',
    );
    await expect(shown.getByRole('combobox', { name: 'Company, row 5' })).toHaveAccessibleDescription(
      'No company has this name',
    );
    const line = shown.getByText('Enter a valid email address').closest('td');
    await expect(line).toHaveTextContent('Email: Enter a valid email address');
    await expect(line?.offsetWidth).toBe(line?.parentElement?.offsetWidth);
    await expect(shown.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
  },
});

/** All rows. A duplicate has a link to the record of the list. */
export const CheckAll = meta.story({
  play: async ({ userEvent }) => {
    await goToCheck(userEvent);
    const shown = await dialog();
    await userEvent.selectOptions(shown.getByRole('combobox', { name: 'State' }), 'All');
    await expect(await shown.findByRole('link', { name: 'Layla Haddad' })).toBeVisible();
    await expect(shown.getAllByRole('row')).toHaveLength(6);
  },
});

/** A corrected cell is checked again; rows are skipped one by one, or all duplicates. */
export const Correcting = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent, step }) => {
    await goToCheck(userEvent);
    const shown = await dialog();
    const state = shown.getByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(state, 'All');
    await step('Escape leaves a cell as it was', async () => {
      const phone = await shown.findByRole('textbox', { name: 'Phone Number, row 2' });
      await userEvent.type(phone, '9{Escape}');
      await expect(phone).toHaveValue('+971 50 1000001');
    });
    await step('checks a corrected cell', async () => {
      const email = shown.getByRole('textbox', { name: 'Email, row 4' });
      await userEvent.click(email);
      const { outlineWidth, outlineOffset, lineHeight } = getComputedStyle(email);
      const { top, bottom } = email.getBoundingClientRect();
      // Within the ring is room for a line of text, and it ends in its row.
      await expect(bottom - top - 2).toBeGreaterThanOrEqual(parseFloat(lineHeight));
      const ringEnd = bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
      const cellEnd = email.closest('td')?.getBoundingClientRect().bottom;
      await expect(ringEnd).toBeLessThanOrEqual(cellEnd ?? 0);
      await userEvent.clear(email);
      await userEvent.type(email, 'person3@new.example{Enter}');
      await expect(await shown.findByRole('button', { name: 'Import 3 rows' })).toBeEnabled();
    });
    await step('takes the name of a company without its case', async () => {
      const company = shown.getByRole('combobox', { name: 'Company, row 2' });
      await userEvent.clear(company);
      await userEvent.type(company, 'acme DEVELOPMENTS{Enter}');
      await expect(company).toHaveValue('Acme Developments');
    });
    await step('shows the rows of a state; one that is edited stays', async () => {
      await userEvent.selectOptions(state, 'Problem');
      await waitFor(() => expect(shown.getAllByRole('row')).toHaveLength(2));
      await userEvent.click(shown.getByRole('button', { name: 'Skip Person 4' }));
      await expect(await shown.findByRole('button', { name: 'Include Person 4' })).toHaveFocus();
    });
    await step('skips all duplicates', async () => {
      await userEvent.click(shown.getByRole('button', { name: 'Skip all duplicates' }));
      await userEvent.selectOptions(state, 'Skipped');
      await waitFor(() => expect(shown.getAllByRole('row')).toHaveLength(3));
    });
    await expect(args.importing.create).not.toHaveBeenCalled();
  },
});

/** On a phone the table scrolls. */
export const CheckNarrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await goToCheck(userEvent);
    const shown = await dialog();
    const email = shown.getByRole('textbox', { name: 'Email, row 4' });
    await expect(email).toHaveAccessibleDescription('Enter a valid email address');
    email.focus();
    await waitFor(() => expect(email.getBoundingClientRect().right).toBeLessThan(innerWidth));
  },
});

/** The list could not be read: Retry reads it again. */
export const CheckFailed = meta.story({
  tags: ['failed'],
  args: {
    importing: { ...developerCalls, readNow: () => Promise.reject(new Error('The server is resting.')) },
  },
  play: async ({ userEvent }) => {
    await goToColumns(userEvent);
    await press(userEvent, 'Next');
    const note = await (await dialog()).findByRole('alert');
    await expect(note).toHaveTextContent('The developers could not be read to compare with.');
    await expect(within(note).getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
});
