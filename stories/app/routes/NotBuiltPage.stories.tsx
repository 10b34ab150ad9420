import { expect } from 'storybook/test';
import { NotBuiltPage } from '#src/app/routes/NotBuiltPage.tsx';
import { allScreens } from '#src/app/routes/screens.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Not built yet',
  component: NotBuiltPage,
  args: { heading: 'Audit Logs', awaited: true },
});

const waiting = allScreens.filter(({ module, kind }) => module === undefined && kind !== 'title');

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Audit Logs' })).toBeVisible();
    await expect(canvas.getByText('This screen is not built yet.')).toBeVisible();
  },
});

/** The placeholder screens of the specification are complete with their title. */
export const TitleOnly = meta.story({
  args: { heading: 'Billing', awaited: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/not built/)).toBeNull();
  },
});

/** Every screen that is not built yet, from the table of screens. */
export const TheList = meta.story({
  render: () => (
    <ul>
      {waiting.map((screen) => (
        <li key={screen.path}>
          {screen.heading} <code>{screen.path}</code>
        </li>
      ))}
    </ul>
  ),
});
