import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { sessionStore } from '#src/api/session/session.ts';
import {
  expiredState,
  signedInState,
  signedOutState,
  unconfirmedState,
} from '#src/api/session/sessionState.ts';
import { RequireRole } from '#src/app/session/RequireRole.tsx';
import { UnauthorizedRoute } from '#src/app/session/UnauthorizedRoute.tsx';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { LoginContainer } from '#src/features/auth/LoginContainer.tsx';
import { MASTER_ROLES } from '#src/lib/paths.ts';
import { currentLocation } from '#storybook/address.ts';
import preview from '#storybook/preview.tsx';

/** Waits for the page to which the guard has led, and the page that it remembers. */
async function arrived(pathname: string, from: string | undefined): Promise<void> {
  await waitFor(() => expect(currentLocation().pathname).toBe(pathname));
  await expect(currentLocation().state?.from).toBe(from);
}

const support = { id: '3', name: 'Lina Farouq', email: 'support@blume.example', roles: ['support'] };

const meta = preview.meta({
  title: 'Screens/Access/Route guard',
  component: RequireRole,
  args: {
    roles: MASTER_ROLES,
    children: (
      <main>
        <PageHeader title="Reports & Analytics" />
      </main>
    ),
  },
  parameters: { layout: 'fullscreen', route: '/master/reports?q=a' },
  render: (args) => (
    <Routes>
      <Route path="/login" element={<LoginContainer />} />
      <Route path="/unauthorized" element={<UnauthorizedRoute />} />
      <Route path="*" element={<RequireRole {...args} />} />
    </Routes>
  ),
});

export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await arrived('/login', '/master/reports?q=a');
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
  },
});

export const WrongRole = meta.story({
  beforeEach: () => sessionStore.setState(signedInState(support)),
  play: async ({ canvas }) => {
    await arrived('/unauthorized', undefined);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** The single role of an older answer has become a list of one before it gets here. */
export const AllowedByRole = meta.story({
  beforeEach: () => sessionStore.setState(signedInState({ ...support, roles: ['admin'] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Reports & Analytics' })).toBeVisible();
  },
});

export const AllowedByRolesList = meta.story({
  beforeEach: () => sessionStore.setState(signedInState({ ...support, roles: ['support', 'super_admin'] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Reports & Analytics' })).toBeVisible();
  },
});

/** A stored user alone opens nothing: the server has not said yes. */
export const Checking = meta.story({
  tags: ['loading'],
  beforeEach: () => sessionStore.setState(unconfirmedState({ ...support, roles: ['admin'] })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const Unreachable = meta.story({
  tags: ['failed'],
  beforeEach: () =>
    sessionStore.setState(
      unconfirmedState({ ...support, roles: ['admin'] }, 'The server cannot be reached.'),
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are still signed in');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.queryByText('Reports & Analytics')).toBeNull();
  },
});

/** The pressed button stays while the server is asked; then the page has the focus, on its heading. */
export const Retried = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    const { checkSession } = sessionStore.getState();
    sessionStore.setState({
      ...unconfirmedState(
        { ...support, roles: ['admin'] },
        'The server cannot be reached. Check the connection and try again.',
      ),
      checkSession: async () => sessionStore.setState({ unreachable: null }),
    });
    return () => sessionStore.setState({ checkSession });
  },
  play: async ({ canvas, step, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await step('asks', async () => {
      await expect(canvas.getAllByText(/cannot be reached/u)).toHaveLength(1);
      await userEvent.click(retry);
      await expect(retry).toHaveAttribute('aria-busy', 'true');
      await expect(retry).toHaveFocus();
    });
    await step('fails again', async () => {
      sessionStore.setState({ unreachable: 'The server has not answered yet.' });
      await expect(await canvas.findByText(/has not answered yet/u)).toBeVisible();
      await expect(retry).toHaveFocus();
      await expect(retry).not.toHaveAttribute('aria-busy');
    });
    await step('is answered', async () => {
      sessionStore.setState({ confirmed: true, unreachable: null });
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Reports & Analytics' })).toHaveFocus());
    });
  },
});

/** Who signs out has asked for no page to come back to. */
export const SigningOut = meta.story({
  beforeEach: () => sessionStore.setState(signedInState({ ...support, roles: ['admin'] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    sessionStore.setState(signedOutState());
    await arrived('/login', undefined);
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
  },
});

/** An expired session remembers the requested page. */
export const Expired = meta.story({
  beforeEach: () => sessionStore.setState(signedInState({ ...support, roles: ['admin'] })),
  play: async ({ canvas }) => {
    sessionStore.setState(expiredState(signedInState({ ...support, roles: ['admin'] })));
    await expect(canvas.getByRole('heading')).toBeVisible();
    sessionStore.setState(signedOutState({ expiredUserId: support.id }));
    await arrived('/login', '/master/reports?q=a');
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
  },
});
