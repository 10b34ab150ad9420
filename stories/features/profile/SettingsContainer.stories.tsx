import { expect } from 'storybook/test';
import { SettingsContainer } from '#src/features/profile/SettingsContainer.tsx';
import { PREFERENCES_KEY } from '#src/lib/preferences.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Containers/Both Portals/Settings',
  component: SettingsContainer,
  parameters: { route: '/settings', session: 'super_admin', server: {} },
});

/** A choice takes effect immediately and is stored in this browser. */
export const ChoosingDensity = meta.story({
  play: async ({ canvas, userEvent }) => {
    const density = canvas.getByRole('combobox', { name: 'Density' });
    await userEvent.selectOptions(density, 'Compact');
    await expect(density).toHaveDisplayValue('Compact');
    await expect(localStorage.getItem(PREFERENCES_KEY)).toContain('"density":"compact"');
  },
});

/** UTC can be chosen, although the browser's own list of zones is without it. */
export const ChoosingUtc = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Time zone' }), 'utc{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('UTC');
    await expect(localStorage.getItem(PREFERENCES_KEY)).toContain('"timeZone":"UTC"');
  },
});
