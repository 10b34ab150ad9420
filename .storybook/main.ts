import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  // The page's own vite.config.ts brings its start script and its chunks, which no story has.
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
    'msw-storybook-addon',
  ],
  // Holds the service worker of the fake server: served by Storybook alone, never copied into dist/.
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // Every component of the library has a docs page. Screens and containers have none: several whole screens on
  // one page would share its address, its focus and its server.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        return file.includes('/stories/components/')
          ? entries
          : entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }));
      },
    })),
  typescript: { reactDocgen: 'react-docgen' },
});
