import { fn } from 'storybook/test';
import { NoPortalScreen } from '#src/features/auth/NoPortalScreen.tsx';
import { longEmail } from '#stories/longTexts.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Access/No portal',
  component: NoPortalScreen,
  parameters: { layout: 'fullscreen' },
  args: { email: 'viewer@blume.example', onLogOut: fn() },
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { email: longEmail },
});
