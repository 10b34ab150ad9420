import { expect, waitFor, within } from 'storybook/test';
import { appliedSettings } from '#fixtures/data/systemSettings.ts';
import { SystemSettingsScreen } from '#src/features/settings/SystemSettingsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { logoFile } from '../companies/logoFile.ts';
import { asPage } from '../page.tsx';
import { showCard } from '../shownPage.ts';
import { screenArgs, typed } from './screenArgs.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/System Settings/Applied at once',
  component: SystemSettingsScreen,
  decorators: [asPage],
  // Each state is in a card below the start of the page.
  parameters: { layout: 'fullscreen', scrolled: true },
  args: screenArgs,
});

const noUploads = appliedSettings.uploads;

export const MaintenanceActive = meta.story({
  args: {
    maintenance: true,
    begin: typed({ maintenanceEmailBody: 'We will be back at 22:00.' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Maintenance Active')).toBeVisible();
    const card = within(canvas.getByRole('region', { name: 'Maintenance Mode' }));
    const inOrder = card.getAllByRole('textbox').map((input) => input.getAttribute('name'));
    await expect(inOrder.slice(0, 2)).toEqual(['bannerMessage', 'maintenanceEmailBody']);
    await userEvent.click(card.getByRole('switch', { name: 'Maintenance Mode' }));
    await expect(args.actions.onEnd).toHaveBeenCalledOnce();
    await expect(args.opened.onOpen).not.toHaveBeenCalled();
    await userEvent.type(card.getByLabelText('Banner Message'), ' Soon!');
    await expect(
      card.getByText('The platform is under maintenance. We will be back shortly. Soon!', {
        selector: 'figure *',
      }),
    ).toBeVisible();
    showCard(canvas, 'Maintenance Mode');
  },
});

/** A message in Arabic. */
export const MaintenanceInArabic = meta.story({
  args: { maintenance: true, begin: typed({ bannerMessage: 'المنصة قيد الصيانة. سنعود قريبًا.' }) },
  play: async ({ canvas }) => {
    const banner = canvas.getByText('المنصة قيد الصيانة. سنعود قريبًا.', { selector: 'figure *' });
    showCard(canvas, 'Maintenance Mode');
    await expect(banner).toBeVisible();
  },
});

const planned = { date: '2026-12-01', time: '22:00', duration: '2', message: '', emailBody: '' };

/** Date and time are needed, and a start to come; what is planned is edited or canceled. */
export const Scheduled = meta.story({
  args: {
    applied: {
      ...appliedSettings,
      schedule: planned,
      planned: { start: '2026-12-01T22:00:00.000Z', hours: 2 },
    },
    begin: typed({ schedule: { ...planned, date: '2026-11-20', time: '', message: 'Upgrade' } }),
  },
  play: async ({ args, canvas, userEvent }) => {
    // The local time is that of the reader.
    await expect(canvas.getByText(/^Planned 2026-12-01 22:00 UTC, 2 h \(.* local time\)$/u)).toBeVisible();
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Schedule Maintenance' });
    const date = canvas.getByLabelText('Scheduled Date');
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Scheduled Time'), '23:30');
    await expect(canvas.getByText('The start is in the past.')).toBeVisible();
    await userEvent.clear(date);
    await userEvent.type(date, '2026-11-30');
    await userEvent.click(button);
    await expect(args.actions.onSchedule).toHaveBeenLastCalledWith(
      { ...planned, date: '2026-11-30', time: '23:30', message: 'Upgrade' },
      { start: '2026-11-30T23:30:00.000Z', hours: 2 },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(date).toHaveValue('2026-12-01');
    await expect(date).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.actions.onCancel).toHaveBeenCalled();
    await expect(date).toHaveValue('');
    showCard(canvas, 'Maintenance Mode');
  },
});

export const UploadedLogo = meta.story({
  args: {
    applied: {
      ...appliedSettings,
      uploads: { ...noUploads, logo: logoFile(), terms: new File(['Terms'], 'terms.pdf') },
    },
    begin: typed({ primaryColor: '#ffd400' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Preview of logo.png' })).toBeVisible();
    await expect(canvas.getByText('Not in use: the uploaded file takes its place.')).toBeVisible();
    await expect(canvas.getByText('Contrast of the text on the colour: 14.6:1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove', description: 'Logo' }));
    await expect(args.actions.onUpload).toHaveBeenCalledWith('logo', null);
    await userEvent.upload(canvas.getByLabelText(/^Choose file.*Favicon$/u), logoFile('icon.png'));
    await waitFor(() => expect(args.actions.onUpload).toHaveBeenCalledTimes(2));
    showCard(canvas, 'Branding Customization');
  },
});

/** Logo and favicon take images only; a legal text may be any file. */
export const UploadRefused = meta.story({
  tags: ['failed'],
  play: async ({ args, canvas, userEvent }) => {
    const text = new File(['hello'], 'logo.txt', { type: 'text/plain' });
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(canvas.getByLabelText(/Logo$/u), text);
    await expect(await canvas.findByText('Choose a file of type Image')).toBeVisible();
    const fake = new File(['hello'], 'icon.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/Favicon$/u), fake);
    await expect(await canvas.findByText('The file cannot be read as an image')).toBeVisible();
    await expect(args.actions.onUpload).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText(/GDPR File$/u), text);
    await waitFor(() => expect(args.actions.onUpload).toHaveBeenCalledWith('gdpr', text));
    showCard(canvas, 'Branding Customization');
  },
});
