import { expect, screen, waitFor } from 'storybook/test';
import { failingOnce, unreachableOnce } from '#fixtures/msw/overrides.ts';
import { button, dialog, dialogGone, fillIn, film, press, pressIn, search, sees } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { logoFile } from '../../features/companies/logoFile.ts';
import { filmOf } from '../filmOf.ts';

const meta = preview.meta({
  title: 'Journeys/Master Portal/Company Management',
  tags: ['fault'],
  ...filmOf('/master/company-management'),
});

const form = 'Add New Company';
const field = async (name: string) => (await dialog(form)).getByRole('textbox', { name });

/** The first row below the headers. */
const firstRow = () => screen.getAllByRole('row')[1];

/** The network is away when the form is sent, and back afterwards. */
export const AddWithLogoWhenUnreachable = meta.story({
  name: 'Add a company with its logo: the network is away',
  parameters: { server: { overrides: [unreachableOnce('/company/create')] } },
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    await scene('Fill in a new company', 'the form: only name and email are required', async () => {
      await press(userEvent, form);
      const required = (await dialog(form))
        .getAllByRole('textbox')
        .filter((input) => input.matches(':required, [aria-required=true]'));
      await expect(required).toEqual([await field('Company Name'), await field('Company Email')]);
      await fillIn(userEvent, form, { 'Company Name': 'Pier Nine', 'Company Email': 'hello@pier9.example' });
    });
    await scene('Choose a logo', 'the field Logo: it previews the file', async () => {
      await userEvent.upload((await dialog(form)).getByLabelText(/Choose file Logo/), logoFile());
      await sees('logo.png');
    });
    await scene(
      'Send it while the network is away',
      'the message: the form keeps text and logo',
      async () => {
        await pressIn(userEvent, form, 'Add Company');
        await expect(await (await dialog(form)).findByRole('alert')).toHaveTextContent(/cannot be reached/);
        await sees('logo.png');
      },
    );
    await scene('Send it again', 'the first row: the company is there', async () => {
      await pressIn(userEvent, form, 'Add Company');
      await sees('Company created');
      await dialogGone();
      await waitFor(() => expect(firstRow()).toHaveTextContent('Pier Nine'));
    });
    await scene('Search for it and view it', 'the logo beside its name', async () => {
      await search(userEvent, 'pier9');
      await press(userEvent, 'View Pier Nine');
      await expect(
        await (await dialog('Company Details')).findByRole('img', { name: /Pier Nine/ }),
      ).toBeVisible();
    });
  },
});

/** The row goes at once, and comes back when the server refuses. */
export const DeleteRefusedByServer = meta.story({
  name: 'Delete a company: the server refuses',
  parameters: { server: { overrides: [failingOnce('/company/delete/*', 500, {})] } },
  play: async ({ step, userEvent }) => {
    const scene = film(step);
    await scene(
      'Press Delete in the row of Acme',
      'the question: it counts the developer users',
      async () => {
        await press(userEvent, 'Delete Acme Developments');
        await sees('It has 3 developer users, who stay without a company.');
      },
    );
    await scene('Confirm', 'the message: the server refuses', async () => {
      await pressIn(userEvent, 'Delete company', 'Delete');
      await sees('Failed to delete company');
    });
    await scene('Wait a moment', 'the first row: the company is back', async () => {
      await expect(await button('View Acme Developments')).toBeVisible();
      await expect(firstRow()).toHaveTextContent('Acme Developments');
      await expect(await screen.findByText(/^Showing /)).toHaveTextContent('of 37 companies');
    });
  },
});
