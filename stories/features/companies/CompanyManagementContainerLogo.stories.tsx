import { expect, screen, within } from 'storybook/test';
import { failing } from '#fixtures/msw/overrides.ts';
import { LOGO_FAILED } from '#src/features/companies/branding/companyLogo.ts';
import { CompanyManagementContainer } from '#src/features/companies/CompanyManagementContainer.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { acme } from './screenArgs.ts';

const opened = (dialog: string) => `/master/company-management?open=${dialog}&id=${acme.id}`;
const resting = () => ({ overrides: [failing('/company/get/logo/*')] });

/** The server's answers about a logo, in the dialogs that show it. */
const meta = preview.meta({
  title: 'Containers/Master Portal/Company Management/Logo',
  tags: ['fault'],
  component: CompanyManagementContainer,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: opened('details'), session: 'super_admin', server: {} },
});

export const DetailsWithoutAnswer = meta.story({
  parameters: { server: resting() },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Company Details' }));
    await expect(await dialog.findByText(LOGO_FAILED, {}, { timeout: 5000 })).toBeVisible();
  },
});

export const FormWithoutAnswer = meta.story({
  parameters: { route: opened('edit'), server: resting() },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Company' }));
    await expect(await dialog.findByText(LOGO_FAILED, {}, { timeout: 5000 })).toBeInTheDocument();
    await expect(dialog.getByLabelText('Choose file Logo')).toBeEnabled();
  },
});
