import { expect, screen } from 'storybook/test';
import { SupportCompaniesContainer } from '#src/features/support-companies/SupportCompaniesContainer.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

const meta = preview.meta({
  title: 'Containers/Support Portal/Company Management',
  component: SupportCompaniesContainer,
  decorators: [asPage],
  parameters: {
    layout: 'fullscreen',
    route: '/support/company-management',
    session: 'support',
    server: {},
  },
});

export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing 1 to 12 of 12 companies')).toBeVisible();
    const search = canvas.getByPlaceholderText('Search by company, email or contact person');
    for (const [text, company] of [
      ['greenline est', 'Greenline Estates'],
      ['desk@harbour', 'Harbour View Property Management'],
      ['wei chen', 'Blue Lagoon Developments'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      await expect(await canvas.findByText('Showing 1 to 1 of 1 company')).toBeVisible();
      await expect(canvas.getByRole('button', { name: `View ${company}` })).toBeVisible();
    }
  },
});

/** A link to a record opens its details over the list. */
export const Opened = meta.story({
  parameters: { route: '/support/company-management?plan=Standard+Plan&open=details&id=CMP-002' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Company Details' });
    await expect(dialog).toHaveTextContent('Greenline Estates Sp. z o.o.');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Showing 1 to 4 of 4 companies')).toBeVisible();
  },
});
