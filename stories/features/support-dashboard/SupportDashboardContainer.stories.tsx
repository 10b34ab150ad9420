import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { SupportDashboardContainer } from '#src/features/support-dashboard/SupportDashboardContainer.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

/** Shows the address, which the search changes. */
function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const meta = preview.meta({
  title: 'Containers/Support Dashboard',
  component: SupportDashboardContainer,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: '/support/dashboard', session: 'support', server: {} },
  render: () => (
    <>
      <SupportDashboardContainer />
      <Address />
    </>
  ),
});

/** The quick search leads to the users with its text. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await userEvent.keyboard('lina & co{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('/support/user-management?search=lina+%26+co')).toBeInTheDocument(),
    );
  },
});
