import { expect } from 'storybook/test';
import { RouteError } from '#src/app/routes/RouteError.tsx';
import { paths } from '#src/lib/paths.ts';
import { asPage } from '#stories/features/page.tsx';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Both Portals/Broken page',
  component: RouteError,
  parameters: { layout: 'fullscreen', path: paths.master.reports },
});

/** Inside the frame: sidebar and header stay usable around it. */
export const Default = meta.story({
  parameters: alsoOnPhone,
  decorators: [asPage],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page could not be shown');
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
});

/** Alone in the window, when the frame itself is what broke. */
export const WholePage = meta.story({ args: { page: true } });
