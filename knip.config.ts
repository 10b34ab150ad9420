import type { KnipConfig } from 'knip';

/** What ships, marked with `!`: `knip --production` judges it without stories and tests. */
const shipped = [
  'src/app/start/{main.tsx,start.ts}!',
  'src/features/*/*Container.tsx!',
  'src/app/{session/{LoginRoute,UnauthorizedRoute},shell/PortalShell,routes/PlaceholderScreen}.tsx!',
];

const config: KnipConfig = {
  entry: [
    ...shipped,
    'scripts/*.ts',
    'playwright*.config.ts',
    'tests/{e2e,published,soak}/**/*.spec.ts',
    'tests/unit/lib/localClock.ts',
    'tests/pictures.ts',
    // Imported by pages in MDX, whose imports are not read.
    '.storybook/{atlas/AtlasPage,docs/{InRepository,ScreenPicture}}.tsx',
    'stories/foundations/{DensityPage,IconsPage,TextSamples,TokenTable}.tsx',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    'fixtures/data/**/*.ts!',
    '{fixtures,scripts,stories,tests,.storybook}/**/*.{ts,tsx}',
  ],
  // A type that a public signature mentions is exported with it. What only a unit test imports counts as used.
  ignoreExportsUsedInFile: process.argv.includes('--production') ? true : { interface: true, type: true },
  // Its package.json is read, and it is imported by a program in a string (scripts/browser.ts).
  ignoreDependencies: ['@sparticuz/chromium'],
  // The npm commands that need it are for developers.
  ignoreBinaries: process.argv.includes('--production') ? ['tsx'] : [],
};

export default config;
