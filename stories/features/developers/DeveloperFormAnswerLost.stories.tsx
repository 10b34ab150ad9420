import { expect, fn, screen, within } from 'storybook/test';
import { ApiError } from '#src/api/http/errors.ts';
import { DeveloperForm } from '#src/features/developers/DeveloperForm.tsx';
import { developerResource } from '#src/features/developers/developerResource.ts';
import preview from '#storybook/preview.tsx';
import { resourceOf } from '../resourceOf.ts';
import { developerNamed, sampleOptions } from './screenArgs.ts';

const lost = fn(async (): Promise<never> => {
  throw new ApiError('network');
});

const meta = preview.meta({
  title: 'Screens/Master Portal/Developer Management/Form, Answer Lost',
  component: DeveloperForm,
  args: {
    record: null,
    resource: resourceOf(developerResource.kind, { create: lost, update: lost }),
    companies: sampleOptions,
    company: '',
    onClose: fn(),
  },
});

/** The form; its alert has a toast beside it. */
const form = async () => within(await screen.findByRole('dialog'));
const field = (name: string) => screen.findByRole('textbox', { name });

async function fill(userEvent: { type: (input: Element, text: string) => Promise<void> }) {
  await userEvent.type(await field('Name'), 'Nadia Rahimi');
  await userEvent.type(await field('Emirates ID'), '784-1991-1234567-1');
  await userEvent.type(await field('Email'), 'nadia@acme.example');
  await userEvent.type(await field('Phone Number'), '+971 50 000 0000');
}

/** The answer of the server was lost: the record may exist, and the input stays. */
export const Lost = meta.story({
  play: async ({ args, userEvent }) => {
    await fill(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Add Developer' }));
    await expect(await (await form()).findByRole('alert')).toHaveTextContent(
      /^The server cannot be reached\. Check the connection and try again\. The answer was lost\. The record may exist: look in the list before you save again\.$/u,
    );
    await expect(await field('Name')).toHaveValue('Nadia Rahimi');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The answer to an update was lost: it can be saved again without harm, so nothing is said about the list. */
export const Update = meta.story({
  tags: ['behaviour'],
  args: { record: developerNamed('Layla Haddad') },
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Name'), ' II');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(await (await form()).findByRole('alert')).toHaveTextContent(
      /^The server cannot be reached\. Check the connection and try again\.$/u,
    );
  },
});
