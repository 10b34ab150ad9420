import { expect, screen, within } from 'storybook/test';
import { DeveloperManagementScreen } from '#src/features/developers/DeveloperManagementScreen.tsx';
import { developerResource } from '#src/features/developers/developerResource.ts';
import preview from '#storybook/preview.tsx';
import { askedDeletion, filledForm, refusedForm, savingForm, shownDialog } from '../dialogStates.ts';
import { asPage } from '../page.tsx';
import { refused, resourceOf, unanswered } from '../resourceOf.ts';
import { developerNamed, opened, screenArgs } from './screenArgs.ts';

const layla = developerNamed('Layla Haddad');

const taken = 'A developer with this email already exists';

const meta = preview.meta({
  title: 'Screens/Master Portal/Developer Management/Dialogs',
  component: DeveloperManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

export const Adding = meta.story(shownDialog(opened({ type: 'add' }), 'Add Developer'));

export const ShowingImport = meta.story(shownDialog(opened({ type: 'import' }), 'Import developers'));

export const Editing = meta.story(
  filledForm(opened({ type: 'edit', row: layla }), 'Edit Developer', 'Name', 'Layla Haddad'),
);

export const ShowingCompare = meta.story(
  shownDialog(
    opened({ type: 'compare', row: layla }, { duplicatesOf: (row) => [row, developerNamed('Omar Farouk')] }),
    'Compare developers',
    ['layla@acme.example'],
  ),
);

export const ShowingDetails = meta.story(
  shownDialog(opened({ type: 'details', row: layla }), 'Developer Details', ['layla@acme.example']),
);

export const ShowingSubUsers = meta.story({
  args: opened({ type: 'sub-users', row: layla }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Sub-Users for Layla Haddad (layla@acme.example)',
    });
    await expect(within(dialog).getAllByRole('row')).toHaveLength(4);
  },
});

export const ConfirmingDelete = meta.story(
  askedDeletion(opened({ type: 'delete', row: layla }), {
    noun: 'developer',
    row: layla,
    texts: ['Are you sure you want to delete this developer? This action cannot be undone.'],
  }),
);

/** The address names a developer user that the list does not have. */
export const RecordNotFound = meta.story({
  tags: ['failed'],
  args: opened({ type: 'missing' }),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Developer not found' });
    await userEvent.keyboard('{Escape}');
    await expect(args.list.open.onClose).toHaveBeenCalledOnce();
  },
});

export const Saving = meta.story({
  ...savingForm(
    opened(
      { type: 'edit', row: layla },
      { resource: resourceOf(developerResource.kind, { update: unanswered() }) },
    ),
  ),
  tags: ['loading'],
});

export const SaveRejected = meta.story({
  ...refusedForm(
    opened(
      { type: 'edit', row: layla },
      { resource: resourceOf(developerResource.kind, { update: refused(taken, { email: taken }) }) },
    ),
    'Email',
    taken,
  ),
  tags: ['failed'],
});
