import { expect, screen, waitFor, within } from 'storybook/test';
import { systemSettings } from '#fixtures/data/systemSettings.ts';
import { SystemSettingsScreen } from '#src/features/settings/SystemSettingsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { showCard } from '../shownPage.ts';
import { screenArgs, typed, withDialog } from './screenArgs.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/System Settings/Dialogs',
  component: SystemSettingsScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

/** Every changed setting with its old and its new value, in words. */
export const ReviewingChanges = meta.story({
  args: {
    begin: typed({ adminTwoFactor: false, language: 'ja', faqLink: '', emailTemplate: 'Hello\n{{message}}' }),
    opened: withDialog('review'),
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Review changes' }));
    await expect(dialog.getByText('4 unsaved changes')).toBeVisible();
    const rows = dialog.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(rows.map(([setting]) => setting)).toEqual([
      'Setting',
      'Admin Two-Factor AuthenticationSecurity',
      'Email TemplateNotifications',
      'FAQ LinkSupport Information',
      'Default LanguageLocalization Defaults',
    ]);
    await expect(rows[1]?.slice(1)).toEqual(['On', 'Off']);
    await expect(rows[3]?.slice(1)).toEqual(['https://help.blume.example/faq', 'Empty']);
    await expect(rows[4]?.slice(1)).toEqual(['English', 'Japanese']);
    await userEvent.click(dialog.getByRole('button', { name: 'Save All Settings' }));
    await expect(args.opened.onClose).toHaveBeenCalled();
    await waitFor(() => expect(args.actions.onSave).toHaveBeenCalledOnce());
  },
});

/** An email has one valid address of a specific user, a subject and a body. */
export const SendingBulkEmail = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: 'Bulk Email Tool' }));
    await expect(card.queryByLabelText('User Email')).toBeNull();
    await userEvent.selectOptions(card.getByLabelText('Target'), 'Specific user');
    const send = card.getByRole('button', { name: 'Send Email' });
    await expect(send).toBeDisabled();
    await expect(card.getByText('Enter the address of the user first.')).toBeVisible();
    const address = card.getByLabelText('User Email');
    await userEvent.type(address, 'omar@blume.example, ');
    await expect(card.getByText('Enter one valid email address first.')).toBeVisible();
    await expect(send).toBeDisabled();
    await userEvent.clear(address);
    await userEvent.type(address, 'ada@blume.example');
    await expect(card.getByText('Enter a subject first.')).toBeVisible();
    await userEvent.type(card.getByLabelText('Subject'), 'News');
    await expect(card.getByText('Enter a body first.')).toBeVisible();
    await expect(send).toBeDisabled();
    await userEvent.type(card.getByLabelText('Body'), 'A tower opens.');
    await userEvent.click(send);
    await expect(args.opened.onOpen).toHaveBeenLastCalledWith('send');
    await userEvent.click(card.getByRole('button', { name: 'Preview Email' }));
    await expect(args.opened.onOpen).toHaveBeenLastCalledWith('preview');
    showCard(canvas, 'Bulk Email Tool');
  },
});

export const PreviewingEmail = meta.story({
  tags: ['behaviour'],
  args: {
    begin: typed({ bulkTarget: 'investors', bulkSubject: 'News & <b>more</b>', bulkBody: 'One\nTwo' }),
    opened: withDialog('preview'),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Email Preview' }));
    const facts = dialog.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'From',
      'To',
      'Subject',
      'Body',
    ]);
    await expect(facts).toEqual([
      'Blume Master Portal <support@blume.example>',
      'Investors',
      'News & <b>more</b>',
      'One\nTwo',
    ]);
  },
});

/** The email is read back with everyone who gets it; nothing is sent before, and nothing is left to be sent again. */
export const ConfirmingSend = meta.story({
  args: {
    begin: typed({ bulkTarget: 'companies', bulkSubject: 'News', bulkBody: 'A tower opens.' }),
    opened: withDialog('send'),
  },
  play: async ({ args, canvas, userEvent }) => {
    const question = within(await screen.findByRole('dialog', { name: 'Send email' }));
    const send = await question.findByRole('button', { name: 'Send to 1 person' });
    await expect(question.getByText('To companies:')).toBeVisible();
    await expect(question.getByRole('listitem')).toHaveTextContent('Acme Developments <hello@acme.example>');
    await expect(question.getByText('News')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(args.opened.onClose).toHaveBeenCalled();
    await expect(args.actions.onSent).not.toHaveBeenCalled();
    await userEvent.click(send);
    await waitFor(() => expect(args.actions.onSent).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText('Subject')).toHaveValue('');
  },
});

/** The switch stays off until the start is confirmed; the question has everything that users are told. */
export const StartingMaintenance = meta.story({
  args: {
    begin: typed({ maintenanceEmailBody: 'We will be back at 22:00.' }),
    opened: withDialog('maintenance'),
  },
  play: async () => {
    const question = within(await screen.findByRole('dialog', { name: 'Start maintenance' }));
    await expect(question.getByText(/stops the work of all other users/u)).toBeVisible();
    await expect(question.getByText(systemSettings.bannerMessage)).toBeVisible();
    await expect(question.getByText('We will be back at 22:00.')).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const RestoringDatabase = meta.story({
  args: { opened: withDialog('restore') },
  play: async ({ args, userEvent }) => {
    const question = within(await screen.findByRole('dialog', { name: 'Restore database' }));
    await expect(question.getByText(/last backup, of 2026-11-(?:19|20) \d\d:00\./u)).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Restore' }));
    await expect(args.actions.onRestore).toHaveBeenCalledOnce();
  },
});
