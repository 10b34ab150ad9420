import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeveloperForm } from '#src/features/developers/DeveloperForm.tsx';
import preview from '#storybook/preview.tsx';
import { unread } from '../unread.ts';
import { developerNamed, sampleOptions } from './screenArgs.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/Developer Management/Form/Company',
  component: DeveloperForm,
  args: {
    developer: developerNamed('Layla Haddad'),
    companies: sampleOptions,
    readNow: unread,
    onSave: fn(async () => null),
    onLook: fn(async () => null),
    onClose: fn(),
  },
});

const company = () => screen.findByRole('combobox', { name: 'Company' });

/** The name of no company is an error of the field, and the form is not saved. */
export const UnknownCompany = meta.story({
  play: async ({ args, userEvent }) => {
    const input = await company();
    await userEvent.click(input);
    await userEvent.keyboard('skyl');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('No company has this name'));
    await expect(input).toHaveValue('skyl');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(input).toHaveFocus());
  },
});

/** The company that was chosen before can be chosen again. */
export const UnknownCompanyMended = UnknownCompany.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const input = await company();
    await userEvent.tripleClick(input);
    await userEvent.keyboard('acme');
    await screen.findByRole('option', { name: 'Acme Developments' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(''));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
});
