import { expect } from 'storybook/test';
import { SettingsContainer } from '#src/features/profile/SettingsContainer.tsx';
import { PREFERENCES_KEY } from '#src/lib/preferences.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Containers/Both Portals/Settings',
  component: SettingsContainer,
  parameters: { route: '/settings', session: 'super_admin', server: {} },
});

/** UTC can be chosen, although the browser's own list of zones is without it. */
export const ChoosingUtc = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Time zone' }), 'utc{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('UTC');
    await expect(localStorage.getItem(PREFERENCES_KEY)).toContain('"timeZone":"UTC"');
  },
});
