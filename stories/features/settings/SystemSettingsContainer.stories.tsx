import { expect, screen, waitFor } from 'storybook/test';
import { masterRecords } from '#src/app/records/masterKinds.ts';
import { SystemSettingsContainer } from '#src/features/settings/SystemSettingsContainer.tsx';
import { hasUnsavedInput } from '#src/features/shared/form/unsavedInput.ts';
import { loaded } from '#stories/features/shared/related/sampleKinds.ts';
import { withRecords } from '#stories/features/shared/related/withRecords.tsx';
import { fill, pressIn } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { logoFile } from '../companies/logoFile.ts';
import { containerAt } from '../containerAt.ts';

const meta = preview.meta({
  title: 'Containers/Master Portal/System Settings',
  component: SystemSettingsContainer,
  ...containerAt('/master/settings', withRecords(loaded(masterRecords))),
});

export const MaintenanceStarted = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const maintenance = canvas.getByRole('switch', { name: 'Maintenance Mode' });
    const emails = 'Notification emails will be sent to all users.';
    await step('Switch on and cancel: nothing has started', async () => {
      await userEvent.click(maintenance);
      await pressIn(userEvent, 'Start maintenance', 'Cancel');
      await waitFor(() => expect(maintenance).toHaveFocus());
    });
    await step('Start without a text for emails: none are sent, and none are told of', async () => {
      await userEvent.click(maintenance);
      await pressIn(userEvent, 'Start maintenance', 'Start maintenance');
      await expect(await canvas.findByText('Maintenance Active')).toBeVisible();
      await expect(screen.queryByText(emails)).toBeNull();
      await userEvent.click(maintenance);
      await expect(canvas.queryByText('Maintenance Active')).toBeNull();
    });
    await step('Start with a text: it is saved, and the message tells of the emails', async () => {
      await fill(userEvent, canvas.getByLabelText('Maintenance Email Body'), 'Back soon');
      await expect(canvas.getByText('1 unsaved change')).toBeVisible();
      await userEvent.click(maintenance);
      await pressIn(userEvent, 'Start maintenance', 'Start maintenance');
      await expect(await screen.findByText(emails)).toBeVisible();
      await expect(canvas.getByText('No unsaved changes')).toBeVisible();
    });
  },
});

/** Schedule and upload take effect at once: they are no unsaved change, and Discard leaves them. */
export const AppliedAtOnce = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('Schedule maintenance', async () => {
      await fill(userEvent, canvas.getByLabelText('Date'), '2026-12-01');
      await userEvent.type(canvas.getByLabelText('Time'), '22:00');
      await userEvent.click(canvas.getByRole('button', { name: 'Schedule Maintenance' }));
      const scheduled = 'Maintenance scheduled for 2026-12-01 at 22:00. Reminder emails will be sent.';
      await expect(await screen.findByText(scheduled)).toBeVisible();
    });
    await step('Upload a logo', async () => {
      await userEvent.upload(canvas.getByLabelText(/Logo$/u), logoFile());
      await expect(await screen.findByText('logo.png has been uploaded successfully.')).toBeVisible();
    });
    await step('Discard another change: schedule and logo stay', async () => {
      await userEvent.type(canvas.getByLabelText('Portal Name'), ' 2');
      await expect(canvas.getByText('1 unsaved change')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      await expect(canvas.getByText('No unsaved changes')).toBeVisible();
      await expect(canvas.getByText(/^Planned 2026-12-01 22:00 UTC, 2 h/u)).toBeVisible();
      await expect(canvas.getByLabelText('Date')).toHaveValue('2026-12-01');
      await expect(await canvas.findByRole('img', { name: 'Preview of logo.png' })).toBeVisible();
      await expect(hasUnsavedInput()).toBe(false);
    });
  },
});

/** A typed email is no unsaved change; leaving would lose it until it was sent. */
export const BulkEmailSent = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const subject = canvas.getByLabelText('Subject');
    const send = canvas.getByRole('button', { name: 'Send Email' });
    const write = async () => {
      await userEvent.type(subject, 'News');
      await fill(userEvent, canvas.getByLabelText('Body'), 'A tower opens.');
    };
    await step('Write an email: it is no change of the settings, but would be lost', async () => {
      await write();
      await expect(canvas.getByText('No unsaved changes')).toBeVisible();
      await expect(hasUnsavedInput()).toBe(true);
    });
    await step('Send it to all: the fields are empty again', async () => {
      await userEvent.click(send);
      await userEvent.click(await screen.findByRole('button', { name: /^Send to \d+ people$/u }));
      await expect(await screen.findByText('Email sent to all users.')).toBeVisible();
      await expect(subject).toHaveValue('');
      await expect(send).toBeDisabled();
      await expect(hasUnsavedInput()).toBe(false);
    });
    await step('Send one to a single person', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Target'), 'Specific user');
      await fill(userEvent, canvas.getByLabelText('User Email'), 'ada@blume.example');
      await write();
      await userEvent.click(send);
      await userEvent.click(await screen.findByRole('button', { name: 'Send to 1 person' }));
      await expect(await screen.findByText('Email sent to ada@blume.example.')).toBeVisible();
    });
  },
});
