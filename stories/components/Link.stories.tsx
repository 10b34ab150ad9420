import { expect, fn } from 'storybook/test';
import { Link, LinkButton } from '#src/components/Link/Link.tsx';
import { LinkContext } from '#src/components/Link/LinkContext.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { href: '/support', children: 'Support Management' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Support Management' })).toHaveAttribute(
      'href',
      '/support',
    );
  },
});

/** The app gives its router's link once; everything in the library draws links with it. */
export const DrawnByTheApp = meta.story({
  decorators: [
    (Story) => (
      <LinkContext
        value={({ children, ...rest }) => (
          <a {...rest} data-router="">
            {children}
          </a>
        )}
      >
        <Story />
      </LinkContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
});

const act = fn();

/** Looks like a link, but acts in place: a button. */
export const AsButton = meta.story({
  render: () => <LinkButton onClick={act}>Edit Email/Password</LinkButton>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Email/Password' }));
    await expect(act).toHaveBeenCalledOnce();
  },
});
