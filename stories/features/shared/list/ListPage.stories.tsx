import { expect, fn, waitFor, within } from 'storybook/test';
import { Note } from '#src/components/Note/Note.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { asPage } from '#stories/features/page.tsx';
import { chooseFilter } from '#stories/steps.ts';
import { listOf } from '#stories/storyStates.ts';
import preview from '#storybook/preview.tsx';
import { parcelActions, parcelDialogs, parcelList, parcels } from './parcels.tsx';

const onVisit = fn();
const actions = parcelActions(onVisit);

const meta = preview.meta({
  title: 'Screens/Shared/ListPage',
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
});

const list = listOf(parcelList, parcels);

/** A list with all features. */
export const FullList = meta.story({
  render: () => (
    <ListPage
      description={parcelList}
      dialogs={parcelDialogs}
      dialogProps={{ owner: 'Land Office' }}
      list={list}
      rowActions={actions}
      badge={<SampleBadge />}
      notices={<Note intent="info">The office is closed today.</Note>}
    />
  ),
  play: async ({ canvas, step, userEvent }) => {
    const first = parcels[1];
    await step('the code of the dialogs is loaded when the page is idle', async () => {
      await waitFor(() => expect(parcelDialogs.visits.load).toHaveBeenCalled());
    });
    await step('cells and buttons of a row open dialogs or call a function', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'agent.2@land.example, agent of 2 Palm Lane' }),
      );
      await expect(list.open.onOpen).toHaveBeenLastCalledWith('details', first);
      await userEvent.click(canvas.getByRole('button', { name: '37 visits of 2 Palm Lane' }));
      await expect(list.open.onOpen).toHaveBeenLastCalledWith('visits', first);
      await expect(canvas.getByRole('button', { name: '0 visits of 1 Bay Road' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Visit 2 Palm Lane' }));
      await expect(onVisit).toHaveBeenCalledWith(first);
    });
    await step('Filter shows the other filters', async () => {
      const more = canvas.getByRole('button', { name: 'Filter' });
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(more);
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Agent' }), '3');
      await expect(list.filters.onFilter).toHaveBeenLastCalledWith('agent', '3');
      await chooseFilter(userEvent, 'Listed', 'Last month');
      await expect(list.filters.onFilter).toHaveBeenLastCalledWith('listed', 'last-month');
    });
  },
});

const filtered = listOf(parcelList, parcels, {
  filters: { status: ['Taken'], use: ['retail'], agent: 'AGENT.3', listed: '..2026-10-20' },
});

/** Several filters at once: each is removed beside its control; those behind `Filter` are chips. */
export const Filtered = meta.story({
  render: () => (
    <ListPage
      description={parcelList}
      dialogs={parcelDialogs}
      dialogProps={{ owner: 'Land Office' }}
      list={filtered}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 Harbour Street')).toBeVisible();
    await expect(canvas.getByText('33 Bay Road')).toBeVisible();
    await expect(canvas.getByText('Showing 1 to 2 of 2 parcels')).toBeVisible();
    await expect(canvas.getByText('2 of 40')).toBeVisible();
    const chips = within(await canvas.findByRole('group', { name: 'Set filters' })).getAllByRole('button');
    await expect(canvas.getByRole('button', { name: 'Remove Status Taken' })).toBeVisible();
    await expect(chips.map((chip) => chip.ariaLabel ?? chip.textContent)).toEqual([
      'Remove Agent AGENT.3',
      'Remove Listed to 2026-10-20',
      'Clear filters',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(filtered.filters.onClear).toHaveBeenCalledOnce();
  },
});

/** A read-only list: no row can be selected, added or changed. */
export const ReadOnly = meta.story({
  render: () => (
    <ListPage
      description={parcelList}
      dialogs={parcelDialogs}
      dialogProps={{ owner: 'Land Office' }}
      list={listOf(parcelList, parcels, { bulk: null })}
      rowActions={actions}
      readOnly
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Read-only')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add Parcel' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edit 1 Bay Road' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'View 1 Bay Road' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  render: FullList.input.render ?? (() => null),
});
