import { expect } from 'storybook/test';
import { appliedSettings, systemSettings } from '#fixtures/data/systemSettings.ts';
import { SystemSettingsScreen } from '#src/features/settings/SystemSettingsScreen.tsx';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { expectNothingHuge, hugeWord } from '../longTexts.ts';
import { asPage } from '../page.tsx';
import { backToStart, expectNoSidewaysScroll } from '../shownPage.ts';
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
    await expect(canvas.queryByRole('button', { name: 'Review changes' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save All Settings' }));
    await expect(args.actions.onSave).toHaveBeenCalledWith(systemSettings);
  },
});

/** Counted wherever it was typed; schedule and bulk email are none of the settings. */
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Portal Name'));
    await userEvent.type(canvas.getByLabelText('Portal Name'), 'Blume Staff');
    await expect(canvas.getByText('1 unsaved change')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Require Numbers' }));
    await userEvent.selectOptions(canvas.getByLabelText('Default Timezone'), 'Tokyo');
    await expect(canvas.getByText('3 unsaved changes')).toBeVisible();
    await expect(canvas.getByText('In the default timezone, Tokyo')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Scheduled Message'), 'Upgrade');
    await userEvent.type(canvas.getByLabelText('Subject'), 'News');
    await expect(canvas.getByText('3 unsaved changes')).toBeVisible();
    backToStart(canvas);
  },
});

/** Discard brings the saved values back; schedule and bulk email stay. */
export const Discarded = meta.story({
  tags: ['behaviour'],
  args: { begin: typed({ portalName: 'Blume Staff', requireNumbers: false }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Scheduled Message'), 'Upgrade');
    await userEvent.type(canvas.getByLabelText('Subject'), 'News');
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    await expect(args.opened.onOpen).toHaveBeenCalledWith('review');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
    await expect(canvas.getByLabelText('Portal Name')).toHaveValue('Blume Master Portal');
    await expect(canvas.getByRole('switch', { name: 'Require Numbers' })).toBeChecked();
    await expect(canvas.getByLabelText('Scheduled Message')).toHaveValue('Upgrade');
    await expect(canvas.getByLabelText('Subject')).toHaveValue('News');
    await expect(canvas.getByRole('button', { name: 'Save All Settings' })).toHaveFocus();
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

export const NotAColor = meta.story({
  args: { begin: typed({ primaryColor: 'url(//evil)' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grey takes the place of a colour.')).toBeVisible();
  },
});

export const OtherBackup = meta.story({
  args: { backup: { status: 'failed', time: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(canvas.getByText('—')).toBeVisible();
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
