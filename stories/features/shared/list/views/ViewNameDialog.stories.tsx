import { expect, fn, screen } from 'storybook/test';
import { ViewNameDialog } from '#src/features/shared/list/views/ViewNameDialog.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/ViewNameDialog',
  component: ViewNameDialog,
  args: {
    naming: { of: null },
    used: ['All developers', 'Without company', 'Hers'],
    own: ['Hers'],
    onName: fn(),
    onClose: fn(),
  },
});

const name = () => screen.findByRole('textbox', { name: 'Name' });

export const Empty = meta.story({
  tags: ['empty'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await name(), '  Inactive {Enter}');
    await expect(args.onName).toHaveBeenCalledWith('Inactive');
  },
});

export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    const input = await name();
    for (const [text, problem] of [
      ['', /^Required/],
      ['without COMPANY', /^There is a view of this name already/],
      ['x'.repeat(61), /^A name has at most 60 characters/],
    ] as const) {
      await userEvent.clear(input);
      if (text !== '') await userEvent.type(input, text);
      await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
      await expect(input).toHaveAccessibleDescription(problem);
      await expect(input).toHaveFocus();
    }
    await expect(args.onName).not.toHaveBeenCalled();
  },
});

/** The name of a saved view: what is shown takes the place of what it kept. */
export const Replacing = meta.story({
  play: async ({ args, userEvent }) => {
    const input = await name();
    await userEvent.type(input, ' hers');
    await expect(input).toHaveAccessibleDescription(/^The view “Hers” then keeps/);
    await userEvent.click(screen.getByRole('button', { name: 'Replace view' }));
    await expect(args.onName).toHaveBeenCalledWith('Hers');
  },
});

/** The view's own name is not a duplicate. */
export const Prefilled = meta.story({
  args: { naming: { of: 'Without company' } },
  play: async ({ args, userEvent }) => {
    const input = await name();
    await expect(input).toHaveValue('Without company');
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await expect(args.onName).toHaveBeenCalledWith('Without company');
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
