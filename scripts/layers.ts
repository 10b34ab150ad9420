/** One row of the import table. */
export interface Layer {
  /** What the layer holds. */
  name: string;
  /** Globs of the files; if several rows match a file, only the last one applies. */
  files: readonly string[];
  /** Import patterns of the project's code that is allowed besides the own folder. */
  may: readonly string[];
  /** Allows imports from sibling folders (`../Button/Button.tsx`); all others are written `#src/…`. */
  neighbours?: boolean;
  /** Import patterns of forbidden packages. */
  notPackages?: readonly string[];
  /** Import patterns of forbidden files in allowed folders. */
  notFiles?: readonly string[];
  /** May import the inside of the table, of which other files see the surface only. */
  insideTable?: boolean;
  /** The error message: where the code should be instead. */
  instead: string;
}

const lib = '#src/lib/**';
const types = '#src/api/types/**';
const results = '#src/api/results/**';
const api = '#src/api/**';
export const components = '#src/components/**';
const shared = '#src/features/shared/**';

const looks = [
  'react-dom',
  'react-dom/**',
  'styled-components',
  '@base-ui/**',
  'lucide-react',
  'react-toastify',
  'react-toastify/**',
];
const routing = ['react-router', 'react-router-dom'];
const http = ['redaxios'];
const cache = ['swr', 'swr/**'];
const store = ['zustand', 'zustand/**'];
const forms = ['formik', 'yup'];

/** Files that hold state; screens and their parts get state and its types by props. */
const stores = ['./*.store.ts', '../*.store.ts', '#src/features/shared/**/*.store.ts'];
const state = ['./use*', './*Container.tsx', '../use*', '../*Container.tsx', '**/*Resource.ts', ...stores];

/** Import patterns of everything in the table's folder but its surface: the component, its types and its layout. */
export const tableInside = [
  '#src/components/DataTable/**',
  '../DataTable/**',
  ...['DataTable.tsx', 'types.ts', 'useTableLayout.ts'].flatMap((file) => [
    `!#src/components/DataTable/${file}`,
    `!../DataTable/${file}`,
  ]),
];

/** Import patterns of packages that must not be in the console's build. */
export const toolPackages = [
  'hono',
  'hono/**',
  '@hono/**',
  '@libsql/**',
  'msw',
  'msw/**',
  'msw-storybook-addon',
  'storybook',
  'storybook/**',
  '@storybook/**',
  'vitest',
  'vitest/**',
  '@vitest/**',
  'playwright',
  'playwright/**',
];

/**
 * Who may import whom: types at the bottom, samples know only types, components know no entity, screens do
 * no I/O, features do not know each other, the app composes, and only stories and tests see the fake server.
 */
export const layers: readonly Layer[] = [
  {
    name: 'src/lib',
    files: ['src/lib/**'],
    may: [lib, types],
    notPackages: ['react', 'react/**', ...looks, ...routing, ...http, ...cache, ...store, ...forms],
    instead:
      'src/lib holds pure functions and knows only src/lib and src/api/types: move what needs more to the component, feature or api file that uses it.',
  },
  {
    name: 'src/api',
    files: ['src/api/**'],
    may: [lib, api],
    notPackages: [...looks, ...routing, ...forms, ...http],
    instead:
      'src/api talks to the server through src/api/http/http.ts and knows only src/lib and src/api: show things in a component, raise toasts in a feature hook.',
  },
  {
    name: 'src/api/http/http.ts',
    files: ['src/api/http/http.ts'],
    may: [lib, api],
    notPackages: [...looks, ...routing, ...forms, 'react', 'react/**', ...cache, ...store],
    instead:
      'src/api/http/http.ts carries requests and knows neither React nor a store: hooks and caching live in the resource files beside it.',
  },
  {
    name: 'src/api/types, src/api/results',
    files: ['src/api/types/**', 'src/api/results/**'],
    may: [lib, types, results],
    notPackages: ['**', '!#*', '!#*/**', '!./**', '!../**'],
    instead:
      'src/api/types and src/api/results hold types only and know no more than src/lib: put code into src/lib or src/api.',
  },
  {
    name: 'src/components',
    files: ['src/components/**'],
    may: [lib, components],
    neighbours: true,
    notPackages: [...routing, ...http, ...cache, ...store],
    instead:
      'A component knows no entity, store, request or route, only src/lib and src/components: take the value as a prop, or build the piece in src/features.',
  },
  {
    name: 'src/components/DataTable',
    files: ['src/components/DataTable/**'],
    may: [lib, components],
    neighbours: true,
    notPackages: [...routing, ...http, ...cache, ...store],
    insideTable: true,
    instead:
      'The table knows no entity, store, request or route, only src/lib and src/components: it gets rows, columns and callbacks as props.',
  },
  {
    name: 'src/features: screens, forms, dialogs, columns',
    files: ['src/features/**'],
    may: [lib, types, results, components, shared],
    notPackages: [...routing, ...http, ...cache, ...store],
    notFiles: state,
    instead:
      'A screen does no I/O and knows no other feature: it gets data and callbacks as props; fetch, route and store in its Container or useX hook, share through src/features/shared.',
  },
  {
    name: 'src/features: Container and useX',
    files: ['src/features/**/*Container.tsx', 'src/features/**/use*.ts', 'src/features/**/use*.tsx'],
    may: [lib, api, components, shared],
    notPackages: [...http, ...cache, ...store],
    instead:
      'A container knows src/api, src/components, features/shared and its own folder: samples come through its x.store.ts, caching lives in src/api, another feature is shared through features/shared.',
  },
  {
    name: 'src/features: x.store.ts',
    files: ['src/features/**/*.store.ts'],
    may: [lib, api, components, shared, '#fixtures/data/**'],
    notPackages: [...routing, ...http, ...cache],
    instead:
      'A sample store reads its rows from fixtures/data and shares through features/shared; the fake server and the builders are for stories and tests.',
  },
  {
    name: 'src/features/shared: components and functions',
    files: ['src/features/shared/**'],
    may: [lib, types, results, components, shared],
    notPackages: [...http, ...cache],
    notFiles: stores,
    instead:
      'features/shared knows no single feature, request or store, only src/lib, types of src/api and src/components: take the value as a prop or parameter, and read a store in a useX hook.',
  },
  {
    name: 'src/features/shared: useX',
    files: ['src/features/shared/**/use*.ts', 'src/features/shared/**/use*.tsx'],
    may: [lib, types, results, components, shared],
    notPackages: [...http, ...cache],
    instead:
      'features/shared knows no single feature and no request, only src/lib, types of src/api and src/components: take the rest as props or parameters.',
  },
  {
    name: 'src/features/shared: x.store.ts',
    files: ['src/features/shared/**/*.store.ts'],
    may: [lib, types, shared, '#src/api/session/sessionEnds.ts', '#fixtures/data/**'],
    notPackages: [...routing, ...http, ...cache],
    instead:
      'A store of features/shared knows samples and the end of the session, and no single feature or request: keep what one feature needs in its own x.store.ts.',
  },
  {
    name: 'src/features: xResource.ts',
    files: ['src/features/**/*Resource.ts'],
    may: [lib, api, shared],
    notPackages: [...looks, ...routing, ...http, ...cache, ...store],
    instead:
      'A resource binds the records of src/api or of a sample store to their kind and fields: what is shown belongs to the screen.',
  },
  {
    name: 'src/app',
    files: ['src/app/**'],
    may: [lib, api, components, '#src/features/**', '#src/app/**'],
    neighbours: true,
    notPackages: [...http],
    instead: 'The app composes what is in src and nothing else: samples come through the features’ stores.',
  },
  {
    name: 'fixtures/data',
    files: ['fixtures/data/**'],
    may: [types, '#fixtures/data/**'],
    notPackages: ['**', '!#*', '!#*/**', '!./**', '!../**'],
    instead: 'Sample rows ship with the console and know only types: build varied rows in fixtures/build.',
  },
  {
    name: 'fixtures/build',
    files: ['fixtures/build/**'],
    may: [types, '#fixtures/data/**', '#fixtures/build/**'],
    notPackages: ['**', '!#*', '!#*/**', '!./**', '!../**'],
    instead: 'Builders know only types and samples: put HTTP code into fixtures/server.',
  },
  {
    name: 'fixtures/server',
    files: ['fixtures/server/**'],
    may: [types, '#fixtures/data/**', '#fixtures/build/**', '#fixtures/server/**'],
    neighbours: true,
    notPackages: ['react', 'react-dom', 'msw', 'msw/**', 'storybook/**'],
    instead:
      'The reference API replaces another program: it shares types and fixtures with the console, but no code of src.',
  },
  {
    name: 'fixtures/msw',
    files: ['fixtures/msw/**'],
    may: [types, '#fixtures/**'],
    notPackages: ['react', 'react-dom', 'storybook/**'],
    instead:
      'The bridge carries requests to fixtures/server and knows nothing of src but the types: set up stores in .storybook.',
  },
];
