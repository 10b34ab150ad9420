import { Link } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { useUrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { currentAddress } from '#storybook/address.ts';
import preview from '#storybook/preview.tsx';

const defaults = { search: '', status: '' };

/** A list reduced to its search and a filter. */
function Filters() {
  const { values, setTyped, set } = useUrlParams(defaults);
  return (
    <FilterBar end={<Link to="/list?search=elsewhere">Elsewhere</Link>}>
      <SearchInput
        label="Search"
        placeholder="Search"
        value={values.search}
        onValueChange={(search) => setTyped({ search })}
      />
      <Button onClick={() => set({ status: 'active' })}>Active</Button>
      <Button onClick={() => set(defaults)}>Clear</Button>
    </FilterBar>
  );
}

const meta = preview.meta({
  title: 'Tests/Filters in the address',
  component: Filters,
  parameters: { route: '/list' },
});

/** Typed text is shown immediately and written to the URL after a pause; another navigation drops what is not written. */
export const Typing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const addressIs = (address: string) => waitFor(() => expect(currentAddress()).toBe(address));
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'acme');
    await expect(search).toHaveValue('acme');
    await expect(currentAddress()).toBe('/list');
    await addressIs('/list?search=acme');
    // A filter takes along what was typed just before, and Clear undoes it.
    await userEvent.type(search, ' x');
    await userEvent.click(canvas.getByRole('button', { name: 'Active' }));
    await addressIs('/list?search=acme+x&status=active');
    await userEvent.type(search, 'y');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(search).toHaveValue('');
    await addressIs('/list');
    await userEvent.type(search, 'acme');
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(search).toHaveValue('elsewhere'));
    // The pause of the dropped text ends too, and must write nothing.
    await userEvent.click(canvas.getByRole('button', { name: 'Active' }));
    await addressIs('/list?search=elsewhere&status=active');
  },
});
