import { expect, screen } from 'storybook/test';
import { toast } from '#src/components/Toasts/toasts.ts';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import { asPage } from '#stories/features/page.tsx';
import { listOf } from '#stories/storyStates.ts';
import preview from '#storybook/preview.tsx';
import { parcelActions, parcelDialogs, parcelList, parcels } from './parcels.tsx';

/** The states of the one frame of lists, which every list draws alike: the Atlas leads to them from each. */
const meta = preview.type<{ args: { rows: number } }>().meta({
  title: 'Screens/Shared/ListPage/States',
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: { rows: parcels.length },
  render: ({ rows }) => (
    <ListPage
      description={parcelList}
      dialogs={parcelDialogs}
      dialogProps={{ owner: 'Land Office' }}
      list={listOf(parcelList, parcels.slice(0, rows))}
      rowActions={parcelActions(() => undefined)}
    />
  ),
});

export const OneRecord = meta.story({
  args: { rows: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1 to 1 of 1 parcel')).toBeVisible();
  },
});

/** How a refused deletion looks: the row is there again, and the toast names the record. */
export const DeletionRefusedTold = meta.story({
  tags: ['failed'],
  play: async ({ canvas }) => {
    toast.error('The server is resting.', { detail: '1 Bay Road' });
    await screen.findByText('The server is resting.');
    await expect(canvas.getByRole('button', { name: 'Delete 1 Bay Road' })).toBeVisible();
  },
});
