import { expect, fn, waitFor, within } from 'storybook/test';
import { companies, developers } from '#fixtures/build/samples.ts';
import type { Developer } from '#src/api/types/developer.ts';
import type { DeveloperValues } from '#src/features/developers/developerValues.ts';
import { developerImport } from '#src/features/developers/import/developerImport.ts';
import { importDialogOf } from '#src/features/shared/import/importDialogOf.tsx';
import type { ImportCalls } from '#src/features/shared/import/importer.ts';
import preview from '#storybook/preview.tsx';
import { importCallsOf } from '../../importCalls.ts';
import { choose, dialog, goToCheck, goToColumns, press, type User } from './dialogSteps.ts';

const options = companies.map(({ id, companyName }) => ({ value: id, label: companyName }));
const sampleCalls: ImportCalls<Developer, DeveloperValues> = importCallsOf(developers, options);

const meta = preview.meta({
  title: 'Screens/Shared/ImportDialog',
  component: importDialogOf(developerImport),
  parameters: { layout: 'fullscreen' },
  args: { calls: sampleCalls, onClose: fn() },
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

/** Every problem is in its cell, and a duplicate has a link to the record of the list. */
export const Check = meta.story({
  play: async ({ userEvent }) => {
    await goToCheck(userEvent);
    const shown = await dialog();
    await expect(shown.getByRole('textbox', { name: 'Email, row 4' })).toHaveAccessibleDescription(
      'Enter a valid email address',
    );
    await expect(shown.getByRole('textbox', { name: 'Company, row 5' })).toHaveAccessibleDescription(
      'No company has this name',
    );
    await expect(shown.getByRole('link', { name: 'Layla Haddad' })).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
  },
});

/** A corrected cell is checked again; rows are skipped one by one, or all duplicates. */
export const Correcting = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent, step }) => {
    await goToCheck(userEvent);
    const shown = await dialog();
    await step('Escape leaves a cell as it was', async () => {
      const phone = shown.getByRole('textbox', { name: 'Phone Number, row 2' });
      await userEvent.type(phone, '9{Escape}');
      await expect(phone).toHaveValue('+971 50 1000001');
    });
    await step('checks a corrected cell', async () => {
      const email = shown.getByRole('textbox', { name: 'Email, row 4' });
      await userEvent.click(email);
      const { outlineWidth, outlineOffset, borderBlockEndColor } = getComputedStyle(email);
      const ringEnd =
        email.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
      // The ring ends before the message, and no line touches the letters.
      await expect(ringEnd).toBeLessThanOrEqual(shown.getByText(/valid email/).getBoundingClientRect().top);
      await expect(borderBlockEndColor).toBe('rgba(0, 0, 0, 0)');
      await userEvent.clear(email);
      await userEvent.type(email, 'person3@new.example{Enter}');
      await expect(await shown.findByRole('button', { name: 'Import 3 rows' })).toBeEnabled();
    });
    await step('shows the rows of a state; one that is edited stays', async () => {
      await userEvent.selectOptions(shown.getByRole('combobox', { name: 'State' }), 'Problem');
      await waitFor(() => expect(shown.getAllByRole('row')).toHaveLength(2));
      await userEvent.click(shown.getByRole('button', { name: 'Skip Person 4' }));
      await expect(await shown.findByRole('button', { name: 'Include Person 4' })).toHaveFocus();
    });
    await step('skips all duplicates', async () => {
      await userEvent.click(shown.getByRole('button', { name: 'Skip all duplicates' }));
      await userEvent.selectOptions(shown.getByRole('combobox', { name: 'State' }), 'Skipped');
      await waitFor(() => expect(shown.getAllByRole('row')).toHaveLength(3));
    });
    await expect(args.calls.create).not.toHaveBeenCalled();
  },
});

/** A card has the first cell with a problem. */
export const CheckNarrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await goToCheck(userEvent);
    const shown = await dialog();
    await expect(shown.getByText('Email: Enter a valid email address')).toBeVisible();
    await expect(shown.getByRole('textbox', { name: 'Email, row 4' })).toHaveValue('person3');
  },
});

/** The list could not be read: Retry reads it again. */
export const CheckFailed = meta.story({
  tags: ['failed'],
  args: { calls: { ...sampleCalls, readRecords: () => Promise.reject(new Error('The server is resting.')) } },
  play: async ({ userEvent }) => {
    await goToColumns(userEvent);
    await press(userEvent, 'Next');
    const note = await (await dialog()).findByRole('alert');
    await expect(note).toHaveTextContent('The developers could not be read to compare with.');
    await expect(within(note).getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
});

/** Two rows are being sent. Pause waits for them. */
export const Sending = meta.story({
  args: { calls: { ...sampleCalls, create: fn(() => new Promise<null>(() => undefined)) } },
  play: async ({ args, userEvent }) => {
    await goToCheck(userEvent);
    await press(userEvent, 'Import 2 rows');
    const shown = await dialog();
    await expect(await shown.findByText('0 of 2')).toBeVisible();
    await waitFor(() => expect(args.calls.create).toHaveBeenCalledTimes(2));
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

/** A failed row keeps its message. The filter by outcome shows it alone, until Clear filters. */
export const Sent = meta.story({
  args: {
    calls: {
      ...sampleCalls,
      create: fn(async ({ name }: DeveloperValues) => {
        if (name === 'Person 1') throw refusal;
      }),
      refresh: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    await sendRows(userEvent);
    const shown = await dialog();
    await expect(shown.getByText('1 Created')).toBeVisible();
    await expect(shown.getByText('3 Skipped')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Download report' })).toBeEnabled();
    await expect(args.calls.refresh).toHaveBeenCalledOnce();
    const outcome = shown.getByRole('combobox', { name: 'Outcome' });
    await userEvent.selectOptions(outcome, 'Failed (1)');
    await waitFor(() => expect(shown.getAllByRole('row')).toHaveLength(2));
    await expect(shown.getByText('Person 1')).toBeVisible();
    await userEvent.selectOptions(outcome, 'Unknown (0)');
    await userEvent.click(await shown.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(shown.getAllByRole('row')).toHaveLength(6));
  },
});

/** Retry failed sends only the failed rows. */
export const Retrying = Sent.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await sendRows(userEvent);
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Retry failed' }));
    await waitFor(() => expect(args.calls.create).toHaveBeenCalledTimes(3));
    await expect(await (await dialog()).findByText('1 Failed')).toBeVisible();
  },
});
