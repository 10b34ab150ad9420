import { expect, screen } from 'storybook/test';
import { DeveloperManagementContainer } from '#src/features/developers/DeveloperManagementContainer.tsx';
import { paths } from '#src/lib/paths.ts';
import { addressIs, dialog, dialogGone, press } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';
import { developerNamed } from './screenArgs.ts';

const layla = developerNamed('Layla Haddad');
const list = paths.master.developerUsers;

const meta = preview.meta({
  title: 'Containers/Master Portal/Developer Management',
  component: DeveloperManagementContainer,
  ...containerAt(list),
});

/** Cards show no count of sub-users: the details open them, and closing returns to the details. */
export const SubUsersOfACard = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ step, userEvent }) => {
    await step('Open the details of a card, and the sub-users in them', async () => {
      await press(userEvent, 'View Layla Haddad');
      await press(userEvent, 'Sub-Users (3)');
      await screen.findByRole('dialog', { name: /^Sub-Users for Layla Haddad/ });
      await addressIs(`?open=sub-users&id=${layla.id}`);
    });
    await step('Escape returns to the details', async () => {
      await userEvent.keyboard('{Escape}');
      await dialog('Developer Details');
      await addressIs(`?open=details&id=${layla.id}`);
    });
    await step('And from them to the list', async () => {
      await userEvent.keyboard('{Escape}');
      await dialogGone();
      await addressIs('');
    });
  },
});

/** The list reads a thousand rows and says so if there are more. */
export const MoreOnTheServer = meta.story({
  parameters: { server: { developers: 1204, companies: 3 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      'The first 1,000 of 1,204 developers are shown.',
    );
  },
});
