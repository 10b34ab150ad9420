import { expect, fn } from 'storybook/test';
import { Link, LinkButton } from '#src/components/Link/Link.tsx';
import { LinkContext } from '#src/components/Link/LinkContext.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Actions/Link',
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

/** The app provides its router's link once; all links of the library use it. */
export const RenderedByRouter = meta.story({
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

/** A button that looks like a link. */
export const AsButton = meta.story({
  render: () => <LinkButton onClick={act}>Edit Email/Password</LinkButton>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Email/Password' }));
    await expect(act).toHaveBeenCalledOnce();
  },
});
