import { expect, screen, waitFor, within } from 'storybook/test';
import { appliedSettings, systemSettings } from '#fixtures/data/systemSettings.ts';
import { SystemSettingsScreen } from '#src/features/settings/SystemSettingsScreen.tsx';
import { expectNothingHuge, hugeWord } from '#stories/longTexts.ts';
import { fill } from '#stories/steps.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { logoFile } from '../companies/logoFile.ts';
import { asPage } from '../page.tsx';
import { backToStart, expectNoSidewaysScroll, showCard } from '../shownPage.ts';
import { screenArgs, typed } from './screenArgs.ts';

const meta = preview.meta({
  title: 'Screens/Master Portal/System Settings',
  component: SystemSettingsScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: screenArgs,
});

const noUploads = appliedSettings.uploads;

/** Nine cards; Save All Settings is enabled although nothing has changed. */
export const Default = meta.story({
  parameters: alsoOnPhone,
});

/** The rail has a link to each card, in their order, and marks the topmost one in sight. */
export const CardMarked = Default.extend({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const rail = within(canvas.getByRole('navigation', { name: 'Cards' }));
    await waitFor(() =>
      expect(rail.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'location'),
    );
    await expect(rail.getAllByRole('link').map((link) => link.textContent)).toEqual(
      canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    );
    await expect(rail.getByRole('link', { name: 'Data Management' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#data-management$/u),
    );
    showCard(canvas, 'Branding Customization');
    await waitFor(() =>
      expect(rail.getByRole('link', { name: 'Security' })).not.toHaveAttribute('aria-current'),
    );
  },
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('System Settings');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((card) => card.textContent)).toEqual([
      'Security',
      'Notifications',
      'Support Information',
      'Legal & Compliance',
      'Maintenance Mode',
      'Branding Customization',
      'Localization Defaults',
      'Bulk Email Tool',
      'Data Management',
    ]);
    await expect(canvas.getByRole('switch', { name: 'Require Uppercase' })).toBeChecked();
    await expect(canvas.getByLabelText('Primary Color')).toHaveValue('#0EA5E9');
    await expect(canvas.getByLabelText('Log Retention')).toHaveDisplayValue('90 days');
    await expect(canvas.getByText('The Blume Master Portal team', { exact: false })).toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.queryByText('Maintenance Active')).toBeNull();
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save All Settings' }));
    await waitFor(() => expect(args.actions.onSave).toHaveBeenCalledWith(systemSettings));
  },
});

/** Counted wherever it was typed; schedule and bulk email are none of the settings, and stay when the others are discarded. */
export const Changed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('Portal Name'), 'Blume Staff');
    await expect(canvas.getByText('1 unsaved change')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Require Numbers' }));
    await userEvent.selectOptions(canvas.getByLabelText('Default Timezone'), 'Tokyo');
    await expect(canvas.getByText('3 unsaved changes')).toBeVisible();
    await expect(canvas.getByText('In the default timezone, Tokyo')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Message'), 'Upgrade');
    await userEvent.type(canvas.getByLabelText('Subject'), 'News');
    await expect(canvas.getByText('3 unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
    await expect(canvas.getByLabelText('Portal Name')).toHaveValue('Blume Master Portal');
    await expect(canvas.getByRole('switch', { name: 'Require Numbers' })).toBeChecked();
    await expect(canvas.getByLabelText('Message')).toHaveValue('Upgrade');
    await expect(canvas.getByLabelText('Subject')).toHaveValue('News');
    await expect(canvas.getByRole('button', { name: 'Save All Settings' })).toHaveFocus();
  },
});

/** Enter in a field saves nothing; the button shows what has changed before it saves. */
export const EnterSavesNothing = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Portal Name'), ' 2{Enter}');
    await userEvent.type(canvas.getByLabelText('Subject'), 'News{Enter}');
    await expect(args.actions.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save All Settings' }));
    await expect(args.opened.onOpen).toHaveBeenLastCalledWith('review');
    await expect(args.actions.onSave).not.toHaveBeenCalled();
  },
});

/** The preview follows what is typed; a placeholder that nothing replaces is named. */
export const TypingTemplate = meta.story({
  tags: ['behaviour'],
  args: { begin: typed({ emailTemplate: 'Dear {{name}}, <b>{{nmae}}</b>' }) },
  play: async ({ canvas }) => {
    const shown = canvas.getByText('Dear Layla Haddad, <b>{{nmae}}</b>');
    shown.scrollIntoView({ block: 'center' });
    await expect(shown).toBeVisible();
  },
});

const longText = 'A long sentence that goes on and on. '.repeat(50);

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    saved: { ...systemSettings, portalName: hugeWord, smtpServer: hugeWord, supportEmail: hugeWord },
    applied: {
      ...appliedSettings,
      uploads: { ...noUploads, terms: new File(['x'], `${'terms'.repeat(40)}.pdf`) },
    },
    maintenance: true,
    backup: { status: hugeWord, time: '2026-11-20T02:00:00Z' },
    begin: typed({
      portalName: hugeWord,
      smtpServer: hugeWord,
      supportEmail: hugeWord,
      emailTemplate: 'W'.repeat(1800),
      bannerMessage: longText,
    }),
  },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll(canvas);
    await expectNothingHuge();
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: { begin: typed({ portalName: 'Blume Staff' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 unsaved change')).toBeVisible();
    await expectNoSidewaysScroll(canvas);
    // In sight at the end of the page too.
    canvas.getByRole('button', { name: 'Restore Database' }).scrollIntoView({ block: 'end' });
    const { top } = canvas.getByRole('button', { name: 'Save All Settings' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    backToStart(canvas);
  },
});

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
    const date = canvas.getByLabelText('Date');
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar Date' }));
    // A day that is over is not offered.
    const yesterday = await screen.findByRole('button', { name: /^20 November 2026/u });
    await expect(yesterday).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Time'), '23:30');
    await expect(canvas.getByText('The start is in the past.')).toBeVisible();
    await fill(userEvent, date, '2026-11-30');
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
