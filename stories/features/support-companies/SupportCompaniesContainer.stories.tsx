import { expect, screen } from 'storybook/test';
import { SupportCompaniesContainer } from '#src/features/support-companies/SupportCompaniesContainer.tsx';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const meta = preview.meta({
  title: 'Containers/Support Portal/Company Management',
  component: SupportCompaniesContainer,
  ...containerAt('/support/company-management'),
});

/** A link to a record opens its details over the list. */
export const Opened = meta.story({
  parameters: { route: '/support/company-management?plan=Standard+Plan&open=details&id=COMP-025' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Company Details' });
    await expect(dialog).toHaveTextContent('Green Quarter Billing');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Showing 1 to 10 of 10 companies')).toBeVisible();
  },
});
