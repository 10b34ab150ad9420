import type { Decorator } from '@storybook/react-vite';

/** The room the shell leaves for a screen: its height, its padding, its gaps. */
export const asPage: Decorator = (Story) => (
  <main
    style={{
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      gap: 14,
      blockSize: '100dvh',
      padding: '20px 24px 24px',
    }}
  >
    <Story />
  </main>
);
