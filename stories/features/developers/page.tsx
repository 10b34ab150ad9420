import type { Decorator } from '@storybook/react-vite';

/** The room a screen has inside the frame: a column as high as the window. */
export const withPage: Decorator = (Story) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      gap: 14,
      boxSizing: 'border-box',
      blockSize: '100dvh',
      padding: 16,
    }}
  >
    <Story />
  </div>
);
