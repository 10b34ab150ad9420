import { useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { useUrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { currentAddress } from '#storybook/address.ts';
import preview from '#storybook/preview.tsx';

const defaults = { search: '', status: '', open: '' };

/** A list reduced to its filters. */
function Filters() {
  const { values, setTyped, set, push, goBack } = useUrlParams(defaults);
  const navigate = useNavigate();
  return (
    <>
      <FilterBar end={<Button onClick={() => void navigate(-1)}>Back</Button>}>
        <SearchInput
          label="Search"
          placeholder="Search"
          value={values.search}
          onValueChange={(search) => setTyped({ search })}
        />
        <Button onClick={() => set({ status: values.status === '' ? 'active' : '' })}>Toggle status</Button>
        <Button onClick={() => set({ search: '', status: '' })}>Clear</Button>
        <Button onClick={() => push({ open: 'add' })}>Open</Button>
        <Button onClick={() => goBack({ open: '' })}>Close</Button>
        <Button
          onClick={() => {
            goBack({ open: '' });
            set({ status: 'active' });
          }}
        >
          Close and filter
        </Button>
        <Button
          onClick={() => {
            goBack({ open: '' });
            push({ open: 'edit' });
          }}
        >
          Close and open the next
        </Button>
        <Button onClick={() => void navigate('/list?search=elsewhere')}>Go elsewhere</Button>
      </FilterBar>
      <Text>Shown: {values.search === '' ? 'everything' : values.search}</Text>
      <Text>Status: {values.status === '' ? 'all' : values.status}</Text>
      <Text>Opened: {values.open === '' ? 'nothing' : values.open}</Text>
    </>
  );
}

const addressIs = (address: string) => waitFor(() => expect(currentAddress()).toBe(address));

const meta = preview.meta({
  title: 'Tests/Filters in the address',
  component: Filters,
  parameters: { route: '/list' },
});

/** Typed text is shown immediately and written to the URL after a pause, without a history entry. */
export const Typing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ac');
    await expect(canvas.getByText('Shown: ac')).toBeVisible();
    await expect(currentAddress()).toBe('/list');
    await addressIs('/list?search=ac');
    await userEvent.type(canvas.getByRole('searchbox'), 'me');
    await addressIs('/list?search=acme');
    // A filter takes along what was typed just before, and Clear undoes it.
    await userEvent.type(canvas.getByRole('searchbox'), ' x');
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle status' }));
    await addressIs('/list?search=acme+x&status=active');
    await userEvent.type(canvas.getByRole('searchbox'), 'y');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText('Shown: everything')).toBeVisible();
    await addressIs('/list');
  },
});

/** Closing goes back in the history, so that Back does not open the record again. */
export const ClosingGoesBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle status' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await addressIs('/list?status=active&open=add');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await addressIs('/list?status=active');
    await expect(canvas.getByText('Opened: nothing')).toBeVisible();
  },
});

/** A shared link has no history entry before it: closing stays on the page. */
export const ClosingALinkStays = meta.story({
  parameters: { route: '/list?search=acme&open=add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await addressIs('/list?search=acme');
    await expect(canvas.getByText('Opened: nothing')).toBeVisible();
  },
});

/** A change made in the frame of the closing takes effect after it. */
export const ClosingIsNotOvertaken = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('by a filter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      await addressIs('/list?open=add');
      await userEvent.click(canvas.getByRole('button', { name: 'Close and filter' }));
      await addressIs('/list?status=active');
      await expect(canvas.getByText('Opened: nothing')).toBeVisible();
      await expect(canvas.getByText('Status: active')).toBeVisible();
    });
    await step('by the next record, from which Back leads to the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      await addressIs('/list?status=active&open=add');
      await userEvent.click(canvas.getByRole('button', { name: 'Close and open the next' }));
      await addressIs('/list?status=active&open=edit');
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await addressIs('/list?status=active');
      await expect(canvas.getByText('Opened: nothing')).toBeVisible();
    });
  },
});

export const GoingElsewhereDropsWhatWasTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'acme');
    await userEvent.click(canvas.getByRole('button', { name: 'Go elsewhere' }));
    await canvas.findByText('Shown: elsewhere');
    // The pause of the dropped text ends too, and must write nothing.
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle status' }));
    await addressIs('/list?search=elsewhere&status=active');
  },
});
