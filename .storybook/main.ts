import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import type { IndexInput } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { pasteCode } from './pasteCode.ts';
import { kindOf } from './storyTags.ts';

/**
 * The tags of an entry of the index: those that its file declares, and its kind. What happens in use of a component or a
 * screen, and what a test invents, is for tests: the sidebar has their states, and all of the containers and films.
 */
function tagsOf({ title = '', tags = [] }: IndexInput, file: string): string[] {
  // Only components of the library have a docs page: several screens on one page would share its URL, focus and
  // server.
  const docs = file.includes('/stories/components/') ? [] : ['!autodocs'];
  const tested = tags.includes('behaviour') || title.startsWith('Tests/') ? ['!dev'] : [];
  return [...tags, kindOf(title, tags), ...docs, ...tested];
}

/**
 * Bundles modules that at least 12 chunks share into one: without it a screen loads 130 small files, which takes a second.
 * Styles are left out, because the console's font must follow the package's.
 */
const usedOften = {
  name: 'often',
  test: /\/(src|stories|fixtures)\/.*\.tsx?$|lucide-react|@base-ui/,
  minShareCount: 12,
};

/** The console's font for Storybook's own window (manager-head.html), and the service worker of the fake server. */
const interLatin = '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const worker = '../node_modules/msw/lib/mockServiceWorker.js';

/** The address of the repository, which the workflow knows that builds it; empty elsewhere. */
const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
const repository = GITHUB_REPOSITORY ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : '';

export default defineMain({
  // Not the console's vite.config.ts, which adds its start script and chunks.
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // MDX knows no tables without this plugin.
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } },
        // Not the text of the story, with its play: there is code to paste in its place.
        csfPluginOptions: { disableSource: true },
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    './public',
    { from: interLatin, to: '/inter.woff2' },
    { from: worker, to: '/mockServiceWorker.js' },
  ],
  // Start here says when it was built, and leads to the repository.
  env: (env = {}) => ({
    ...env,
    STORYBOOK_BUILT: new Date().toISOString().slice(0, 10),
    STORYBOOK_REPOSITORY: repository,
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The element of a story with its args, of which `pasteCode` makes code.
    experimentalCodeExamples: true,
    // The search finds the headings of pages: foundations, and the words of other systems.
    experimentalSearchDocsHeadings: true,
  },
  // A hook that the types do not have.
  ...{ experimental_enrichCsf: pasteCode },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        return entries.map((entry) => ({ ...entry, tags: tagsOf(entry, file) }));
      },
    })),
  // Not in .storybook/vite.config.ts, whose chunks Storybook replaces.
  viteFinal: (config) =>
    mergeConfig(config, {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'start', tags: ['$initial'], priority: 1 }, usedOften] },
          },
        },
      },
    }),
  typescript: { reactDocgen: 'react-docgen' },
});
