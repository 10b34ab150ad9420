import { expect, within } from 'storybook/test';
import { companies, developers } from '#fixtures/build/samples.ts';
import { DeveloperManagementScreen } from '#src/features/developers/DeveloperManagementScreen.tsx';
import { developerList } from '#src/features/developers/developerList.ts';
import { findDevelopers } from '#src/features/developers/issues/developerIssues.ts';
import { openFilter } from '#stories/steps.ts';
import { listOf } from '#stories/storyStates.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { developerNamed, screenArgs } from './screenArgs.ts';

const { phoneNumber } = developerNamed('Layla Haddad');

/** The samples, in which two more have the phone number of Layla Haddad, one of them in another writing. */
const rows = developers.map((row) => {
  if (row.name === 'Omar Farouk') return { ...row, phoneNumber: phoneNumber.replace('+971 ', '0') };
  return row.name === 'Nour El Din' ? { ...row, phoneNumber } : row;
});
const found = findDevelopers(rows, { today: '2026-11-20', companies });

type Issue = (typeof developerList.filters.attention.choices)[number]['value'];

/** The screen with what was found, filtered by these issues. */
function attentionArgs(attention: readonly Issue[]) {
  const description = found.described(developerList, attention);
  const list = listOf(description, found.grouped(rows, attention), { filters: { attention } });
  return { ...screenArgs, description, list };
}

const meta = preview.meta({
  title: 'Screens/Master Portal/Developer Management/Needs Attention',
  component: DeveloperManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: attentionArgs([]),
});

/** Each choice has its number of records. No name is marked before one is set. */
export const Menu = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Same phone')).toBeNull();
    const list = await openFilter(userEvent, 'Needs attention');
    await expect(list.getByRole('option', { name: 'Same phone 3' })).toBeVisible();
    await expect(list.getByRole('option', { name: 'Same email 0' })).toBeVisible();
    await userEvent.click(list.getByText('Same phone'));
    await expect(args.list.filters.onFilter).toHaveBeenCalledWith('attention', ['same-phone']);
    await openFilter(userEvent, 'Needs attention');
  },
});

/** Duplicates are beside each other; their names say what it is, and each can be compared. */
export const Duplicates = meta.story({
  args: attentionArgs(['same-phone']),
  play: async ({ args, canvas, userEvent }) => {
    const [, ...shown] = canvas.getAllByRole('row');
    await expect(shown).toHaveLength(3);
    for (const row of shown) await expect(within(row).getByText('Same phone (3)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare Omar Farouk' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith(
      'compare',
      rows.find(({ name }) => name === 'Omar Farouk'),
    );
  },
});

/** What they have in common opens them beside each other, as the action of the row does. */
export const MarkCompares = meta.story({
  tags: ['behaviour'],
  args: attentionArgs(['same-phone']),
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByText('Omar Farouk').closest('tr');
    if (!row) throw new Error('The name is in no row.');
    await userEvent.click(within(row).getByRole('button', { name: 'Same phone (3)' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith(
      'compare',
      rows.find(({ name }) => name === 'Omar Farouk'),
    );
    // Up and down lead to the marks, not to the actions that do the same.
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveAccessibleName('Same phone (3)');
  },
});

/** What is wrong with one record is no reason to compare it. */
export const Faulty = meta.story({
  tags: ['behaviour'],
  args: attentionArgs(['no-company']),
  play: async ({ canvas }) => {
    const [, ...shown] = canvas.getAllByRole('row');
    await expect(shown).toHaveLength(2);
    for (const row of shown) await expect(within(row).getByText('No company')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Compare / })).toBeNull();
  },
});
