import { expect, waitFor } from 'storybook/test';
import { sessionStore } from '#src/api/session/session.ts';
import { ProfileContainer } from '#src/features/profile/ProfileContainer.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Containers/Both Portals/Profile',
  component: ProfileContainer,
  parameters: { route: '/profile', session: 'support', server: {} },
});

export const SigningOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(sessionStore.getState().user).toBeNull());
  },
});
