import { expect, fn, screen, waitFor } from 'storybook/test';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const InField = inField(controlled(Combobox));

const few = [
  { value: '', label: 'Any company' },
  { value: 'c1', label: 'Acme Developments' },
  { value: 'c2', label: 'Palm Crest Holdings' },
];

const thousand = Array.from({ length: 1000 }, (_, index) => ({
  value: `c${index}`,
  label: `Company ${String(index).padStart(4, '0')}`,
}));

function inView(option: HTMLElement): boolean {
  const list = screen.getByRole('listbox').getBoundingClientRect();
  const { top, bottom } = option.getBoundingClientRect();
  return top >= list.top && bottom <= list.bottom;
}

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Choices/Combobox',
  tags: ['!autodocs'],
  component: Combobox,
  argTypes: fieldControls,
  args: {
    label: 'Company',
    value: '',
    onValueChange: fn(),
    options: thousand,
    placeholder: 'Choose a company',
  },
  render: InField,
});

/** A thousand options: fifty are rendered. */
export const ManyOptions = meta.story({
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(50);
    await expect(await screen.findByText('First 50 shown. Keep typing to narrow the list.')).toBeVisible();
  },
});

/** Fifty options are all rendered. */
export const ExactlyFifty = ManyOptions.extend({
  tags: ['behaviour'],
  args: { options: thousand.slice(0, 50) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(50);
    await expect(screen.queryByText(/Keep typing/)).toBeNull();
  },
});

/** The chosen option of a thousand is visible when the list opens. */
export const ChosenOfMany = meta.story({
  tags: ['long'],
  args: { value: 'c755' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
    const chosen = await screen.findByRole('option', { name: 'Company 0755' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getAllByRole('option')).toHaveLength(50);
    await waitFor(() => expect(inView(chosen)).toBe(true));
  },
});

/** All of a thousand options are searched; the matches keep their order. */
export const ManyOptionsSearched = ChosenOfMany.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.click(input);
    await screen.findByRole('option', { name: 'Company 0755' });
    await userEvent.clear(input);
    await userEvent.type(input, 'company 07');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Company 0700'));
    await userEvent.type(input, '87');
    await expect(await screen.findByRole('option')).toHaveTextContent('Company 0787');
    await expect(screen.queryByText(/Keep typing/)).toBeNull();
  },
});

/** A chosen option among those rendered keeps its position. */
export const ChosenInView = meta.story({
  tags: ['behaviour'],
  args: { value: 'c40' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
    const chosen = await screen.findByRole('option', { name: 'Company 0040' });
    await waitFor(() => expect(inView(chosen)).toBe(true));
    await expect(screen.getAllByRole('option')[40]).toBe(chosen);
  },
});

/** An option with an empty value is selected in the list, and the input stays empty for typing. */
export const EmptyValueOption = meta.story({
  tags: ['behaviour'],
  args: { options: few, placeholder: 'Any company' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.click(input);
    const none = await screen.findByRole('option', { name: 'Any company' });
    await expect(none).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.type(input, 'palm{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('c2');
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: 'Any company' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveValue('');
  },
});
