import { expect, fn, type UserEventObject, within } from 'storybook/test';
import type { ListTools } from '#src/features/shared/list/useListTools.ts';
import type { SavedViewsProps } from '#src/features/shared/list/views/SavedViews.tsx';

/** No view of one's own yet. */
export const sampleViews: SavedViewsProps = {
  all: 'All records',
  views: [],
  current: '',
  naming: null,
  onNaming: fn(),
  onName: fn(),
  onSelect: fn(),
  onStandard: fn(),
  onCopyLink: fn(),
  onDelete: fn(),
  onLoadFailed: fn(),
};

/** Nothing selected, everything can be exported. */
export function sampleTools<Row>(
  noun: { one: string; many: string },
  more: Partial<ListTools<Row>> = {},
): ListTools<Row> {
  return {
    noun,
    selected: new Set(),
    onSelect: fn(),
    onSelectAllMatching: undefined,
    onView: fn(),
    exportable: true,
    onExport: fn(),
    busy: null,
    chosen: () => [],
    onStatus: fn(),
    onDelete: fn(),
    onGone: fn(),
    final: true,
    note: null,
    onDeleteIntent: fn(),
    onLoadFailed: fn(),
    ...more,
  };
}

/** Finds two rows selected and everything offered that can be done with them, and presses Clear selection. */
export async function clearsSelection(group: HTMLElement, userEvent: UserEventObject): Promise<void> {
  const bar = within(group);
  await expect(bar.getByText('2 selected')).toBeVisible();
  for (const name of ['Export', 'Set status', 'Delete']) {
    await expect(bar.getByRole('button', { name })).toBeEnabled();
  }
  await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
}
