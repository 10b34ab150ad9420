import { expect, waitFor } from 'storybook/test';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { Row } from '#stories/components/frames.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Display/Avatar',
  component: Avatar,
  args: { name: 'Sara Khalil' },
  // The name of a picture, which the playground has not.
  argTypes: { alt: { control: false } },
});

export const Default = meta.story();

export const Company = meta.story({ args: { name: 'Marina Heights', shape: 'square', size: 52 } });

/** A picture that is content, such as a logo among a company's details, has a name. */
export const NamedPicture = meta.story({
  args: {
    name: 'Marina Heights',
    alt: 'Logo of Marina Heights',
    shape: 'square',
    src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Logo of Marina Heights' })).toBeVisible();
  },
});

/** When the picture fails to load, the initials stay. */
export const BrokenPicture = meta.story({
  tags: ['behaviour'],
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('SK')).toBeVisible());
  },
});

export const Scripts = meta.story({
  render: () => (
    <Row>
      {['Layla Haddad', 'Sofía Ramírez', '王伟', 'ليلى حداد', 'Øyvind', '🏗 Build Co', ''].map((name) => (
        <Avatar key={name} name={name} size={32} />
      ))}
    </Row>
  ),
});
