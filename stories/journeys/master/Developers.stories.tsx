import { expect, screen, waitFor } from 'storybook/test';
import { failingOnce } from '#fixtures/msw/overrides.ts';
import {
  button,
  dialog,
  dialogGone,
  elsewhere,
  fill,
  fillIn,
  film,
  press,
  pressIn,
  search,
  sees,
} from '#stories/steps.ts';
import { passTime } from '#storybook/clock.ts';
import preview from '#storybook/preview.tsx';
import { developerNamed } from '../../features/developers/screenArgs.ts';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Master Portal/Developer Management',
  tags: ['fault'],
  ...filmOf('/master/developer-users'),
});

const layla = developerNamed('Layla Haddad');
const field = (name: string) => screen.findByRole('textbox', { name });

export const EditWhatSomeoneElseChanged = meta.story({
  name: 'Edit a developer: someone else did too',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    await scene('Search for “layla”', 'the line below the table: it counts what is left', async () => {
      await search(userEvent, 'layla');
      await sees('Showing 1 to 1 of 1 developer');
    });
    await scene('Press Edit in her row', 'the form: it has her data', async () => {
      await press(userEvent, 'Edit Layla Haddad');
      await expect(await field('Name')).toHaveValue('Layla Haddad');
    });
    await scene('Let someone else save another name', 'the form: it does not know yet', async () => {
      await elsewhere('PUT', `/developer/update/${layla.id}`, { ...layla, name: 'Layla Hadad' });
      // What was read less than ten seconds ago is not read again before a save.
      passTime(11_000);
      await expect(await field('Name')).toHaveValue('Layla Haddad');
    });
    await scene('Write “Layla Stone” and save', 'the two names: none is lost', async () => {
      await fill(userEvent, await field('Name'), 'Layla Stone');
      await pressIn(userEvent, 'Edit Developer', 'Save Changes');
      const conflict = await dialog('Changed by someone else');
      await expect(conflict.getByText('Layla Hadad')).toBeVisible();
      await expect(conflict.getByText('Layla Stone')).toBeVisible();
    });
    await scene('Choose Mine and save', 'the row: it shows the chosen name', async () => {
      const conflict = await dialog('Changed by someone else');
      await userEvent.click(conflict.getByRole('radio', { name: 'Mine' }));
      await userEvent.click(conflict.getByRole('button', { name: 'Save' }));
      await sees('Developer updated');
      await expect(await button('Edit Layla Stone')).toBeVisible();
      await dialogGone();
    });
  },
});

export const AddRefusedForATakenEmail = meta.story({
  name: 'Add a developer: the email is taken',
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    const form = 'Add Developer';
    const taken = 'A developer with this email already exists';
    await scene('Fill in a new developer', 'the field Company: it offers the companies', async () => {
      await press(userEvent, form);
      const company = await screen.findByRole('combobox', { name: 'Company' });
      await waitFor(() => expect(company).toHaveValue('Acme Developments'));
      await fillIn(userEvent, form, {
        Name: 'Nadia Rahimi',
        'Emirates ID': '784-1991-1234567-1',
        Email: layla.email,
        'Phone Number': '+971 50 000 0000',
      });
    });
    await scene('Send an email address that is taken', 'the message below the field Email', async () => {
      await pressIn(userEvent, form, form);
      const email = await field('Email');
      await waitFor(() => expect(email).toHaveAccessibleDescription(taken));
    });
    await scene(
      'Correct the address and send it again',
      'the number beside the title: one more',
      async () => {
        await fill(userEvent, await field('Email'), 'nadia@acme.example');
        await pressIn(userEvent, form, form);
        await sees('Developer saved successfully');
        await dialogGone();
        await sees('65');
      },
    );
    await scene('Search for the new developer', 'the row with the status Active', async () => {
      await search(userEvent, 'nadia@');
      await expect(await screen.findByRole('row', { name: /Nadia Rahimi.*Active/ })).toBeVisible();
    });
  },
});

export const ListFailsAndIsReadAgain = meta.story({
  name: 'Read the developers: the server fails',
  parameters: {
    server: { overrides: [failingOnce('/developer/getAll'), failingOnce('/developer/getAll')] },
  },
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    await scene('Open the list while the server fails', 'the reason, where the rows would be', async () => {
      await sees('The server is resting.');
    });
    await scene('Press Retry', 'the rows and the count below them', async () => {
      await press(userEvent, 'Retry');
      await sees('Showing 1 to 64 of 64 developers');
    });
    await scene('View the first developer', 'the details: they can be read without the form', async () => {
      await press(userEvent, 'View Layla Haddad');
      await expect((await dialog('Developer Details')).getByText(layla.email)).toBeVisible();
    });
  },
});
