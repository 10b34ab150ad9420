import { expect, fn, screen } from 'storybook/test';
import { SettingsScreen } from '#src/features/profile/SettingsScreen.tsx';
import { defaultPreferences } from '#src/lib/preferences.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

const meta = preview.meta({
  title: 'Screens/Both Portals/Settings',
  component: SettingsScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    preferences: defaultPreferences,
    onChange: fn(),
    timeZones: ['America/New_York', 'Asia/Dubai', 'Asia/Tokyo', 'Europe/London'],
    example: '2026-11-20 12:00',
  },
});

export const Default = meta.story({
  parameters: alsoOnPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toHaveDisplayValue('System');
    await expect(canvas.getByText('Dates are shown like 2026-11-20 12:00')).toBeVisible();
  },
});

/** “No zone chosen” is a choice like the others, and the chevrons are aligned. */
export const OfThisComputer = meta.story({
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('combobox', { name: 'Time zone' });
    await expect(getComputedStyle(zone, '::placeholder').color).toBe(getComputedStyle(zone).color);
    const ends = [...canvas.getByRole('main').querySelectorAll('svg')].map(
      (icon) => icon.getBoundingClientRect().right,
    );
    await expect(ends).toHaveLength(3);
    await expect(new Set(ends).size).toBe(1);
  },
});

/** It is the first choice of the list, is marked, and can be chosen again. */
export const BackToThisComputer = meta.story({
  tags: ['behaviour'],
  args: { preferences: { ...defaultPreferences, timeZone: 'Asia/Dubai' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Time zone' }));
    const zones = await screen.findAllByRole('option');
    await expect(zones[0]).toHaveTextContent('Browser time zone');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Asia/Dubai');
    await userEvent.click(screen.getByRole('option', { name: 'Browser time zone' }));
    await expect(args.onChange).toHaveBeenCalledWith({ timeZone: '' });
  },
});

export const ShortcutsOff = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Single-key shortcuts/u }));
    await expect(args.onChange).toHaveBeenCalledWith({ singleKeys: false });
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
