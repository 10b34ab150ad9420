import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeveloperForm, type DeveloperFormProps } from '#src/features/developers/DeveloperForm.tsx';
import preview from '#storybook/preview.tsx';
import { unread } from '../unread.ts';
import { developerNamed, sampleOptions } from './screenArgs.ts';

const lost = fn<DeveloperFormProps['onSave']>(async () => ({
  message: 'The server cannot be reached.',
  lost: true,
}));
const notThere = 'The list does not have this developer now.';

const meta = preview.meta({
  title: 'Screens/Master Portal/Developer Management/Form, Answer Lost',
  component: DeveloperForm,
  args: {
    developer: null,
    companies: sampleOptions,
    readNow: unread,
    onSave: lost,
    onLook: fn<DeveloperFormProps['onLook']>(async () => notThere),
    onClose: fn(),
  },
});

const field = (name: string) => screen.findByRole('textbox', { name });

async function fill(userEvent: { type: (input: Element, text: string) => Promise<void> }) {
  await userEvent.type(await field('Name'), 'Nadia Rahimi');
  await userEvent.type(await field('Emirates ID'), '784-1991-1234567-1');
  await userEvent.type(await field('Email'), 'nadia@acme.example');
  await userEvent.type(await field('Phone Number'), '+971 50 000 0000');
}

const mayExist =
  /The developer may have been added all the same\. Look in the list before you add it again\.$/u;

/** The answer of the server was lost: the record may exist. Look says whether the list has it, and keeps the input if not. */
export const Lost = meta.story({
  play: async ({ args, userEvent, step }) => {
    await fill(userEvent);
    await expect(screen.queryByRole('button', { name: 'Look' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add Developer' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(mayExist);
    await step('Look asks for this record and keeps the form', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Look' }));
      await expect(await screen.findByText(notThere)).toBeVisible();
      await expect(args.onLook).toHaveBeenCalledWith(
        expect.objectContaining({ email: 'nadia@acme.example', emiratesId: '784-1991-1234567-1' }),
      );
      await expect(await field('Name')).toHaveValue('Nadia Rahimi');
      await expect(screen.getByRole('button', { name: 'Look' })).toBeEnabled();
    });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The list has the record: the form closes without a question. */
export const Found = Lost.extend({
  tags: ['behaviour'],
  args: { onLook: fn<DeveloperFormProps['onLook']>(async () => null) },
  play: async ({ args, userEvent }) => {
    await fill(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Add Developer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Look' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** While the list is looked at, the record cannot be added once more. */
export const Looking = Lost.extend({
  tags: ['behaviour'],
  args: { onLook: fn<DeveloperFormProps['onLook']>(() => new Promise(() => {})) },
  play: async ({ userEvent }) => {
    await fill(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Add Developer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Look' }));
    await expect(screen.getByRole('button', { name: 'Add Developer' })).toBeDisabled();
  },
});

/** The answer to an update was lost: it can be saved again without harm, so there is nothing to look for. */
export const Update = meta.story({
  tags: ['behaviour'],
  args: { developer: developerNamed('Layla Haddad') },
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Name'), ' II');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^The server cannot be reached\.$/u);
    await expect(screen.queryByRole('button', { name: 'Look' })).toBeNull();
  },
});
