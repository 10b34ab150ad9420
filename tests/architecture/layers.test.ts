import { expect, it } from 'vitest';
import { sourcesOf } from '#scripts/sources.ts';
import { targetsOf } from './imports.ts';

/** What the files of a layer may import; a feature may also import its own folder. */
interface Layer {
  /** Of a file, the first layer that matches its path counts. */
  readonly files: RegExp;
  readonly may: RegExp;
  /** Forbidden files of allowed folders. */
  readonly mayNot?: RegExp;
  /** Forbidden packages. */
  readonly packages: RegExp;
  /** Where the code should be instead. */
  readonly instead: string;
}

const looks = 'react-dom|styled-components|@base-ui|lucide-react|react-toastify';
const forms = 'formik|yup';
const routing = 'react-router|react-router-dom';
const caching = 'redaxios|swr';
const packages = (...names: readonly string[]) => new RegExp(`^(?:${names.join('|')})(?:/|$)`);
const every = /^/;

const shown = 'src/(?:lib|api/types|api/results|components|features/shared)/';
const state = /(?:\.store|Resource)\.ts$|^src\/features\/(?!shared\/).*(?:Container\.tsx|\/use[^/]*)$/;
const insideOfTable = /^src\/components\/DataTable\/(?!(?:DataTable\.tsx|types\.ts|useTableLayout\.ts)$)/;

const layers: readonly Layer[] = [
  {
    files: /^src\/lib\//,
    may: /^src\/(?:lib|api\/types)\//,
    packages: packages('react', looks, routing, caching, 'zustand', forms),
    instead:
      'src/lib holds pure functions: move what needs more to the component, feature or api file that uses it.',
  },
  {
    files: /^src\/api\/(?:types|results)\//,
    may: /^src\/(?:lib|api\/types|api\/results)\//,
    packages: every,
    instead: 'src/api/types and src/api/results hold types only: put code into src/lib or src/api.',
  },
  {
    files: /^src\/api\/http\/http\.ts$/,
    may: /^src\/(?:lib|api)\//,
    packages: packages('react', looks, routing, 'swr', 'zustand', forms),
    instead: 'http.ts carries requests: hooks and caching live in the resource files beside it.',
  },
  {
    files: /^src\/api\//,
    may: /^src\/(?:lib|api)\//,
    packages: packages(looks, routing, 'redaxios', forms),
    instead:
      'src/api talks to the server through http.ts: show things in a component, raise toasts in a feature hook.',
  },
  {
    files: /^src\/components\//,
    may: /^src\/(?:lib|components)\//,
    packages: packages(routing, caching, 'zustand'),
    instead:
      'A component knows no entity, store, request or route: take the value as a prop, or build it in src/features.',
  },
  {
    files: /^src\/features\/.*Resource\.ts$/,
    may: /^src\/(?:lib|api|features\/shared)\//,
    packages: packages(looks, routing, caching, 'zustand'),
    instead: 'A resource binds records to their kind and fields: what is shown belongs to the screen.',
  },
  {
    files: /^src\/features\/shared\/.*\.store\.ts$/,
    may: /^(?:src\/(?:lib|api\/types|features\/shared)\/|src\/api\/session\/sessionEnds\.ts|fixtures\/data\/)/,
    packages: packages(routing, caching),
    instead:
      'A shared store knows no single feature or request: keep what one feature needs in its own x.store.ts.',
  },
  {
    files: /^src\/features\/.*\.store\.ts$/,
    may: /^(?:src\/(?:lib|api|components|features\/shared)|fixtures\/data)\//,
    packages: packages(routing, caching),
    instead: 'A sample store reads its rows from fixtures/data; the fake server is for stories and tests.',
  },
  {
    files: /^src\/features\/shared\/(?:.*\/)?use[^/]*$/,
    may: new RegExp(`^${shown}`),
    packages: packages(caching),
    instead: 'features/shared knows no single feature and no request: take the rest as props or parameters.',
  },
  {
    files: /^src\/features\/shared\//,
    may: new RegExp(`^${shown}`),
    mayNot: /\.store\.ts$/,
    packages: packages(caching),
    instead:
      'features/shared knows no single feature, request or store: take it as a prop, read a store in a useX hook.',
  },
  {
    files: /^src\/features\/.*(?:Container\.tsx|\/use[^/]*)$/,
    may: /^src\/(?:lib|api|components|features\/shared)\//,
    packages: packages(caching, 'zustand'),
    instead:
      'A container knows src/api and its own folder: caching lives in src/api, another feature is shared in features/shared.',
  },
  {
    files: /^src\/features\//,
    may: new RegExp(`^${shown}`),
    mayNot: state,
    packages: packages(routing, caching, 'zustand'),
    instead:
      'A screen gets data and callbacks as props: fetch, route and store in its Container or useX hook.',
  },
  {
    files: /^src\/app\//,
    may: /^src\//,
    packages: packages('redaxios'),
    instead: 'The app composes what is in src: samples come through the stores of the features.',
  },
  {
    files: /^fixtures\/data\//,
    may: /^(?:src\/api\/types|fixtures\/data)\//,
    packages: every,
    instead: 'Sample rows ship with the console and know only types: build varied rows in fixtures/build.',
  },
  {
    files: /^fixtures\/build\//,
    may: /^(?:src\/api\/types|fixtures\/(?:data|build))\//,
    packages: every,
    instead: 'Builders know only types and samples: put HTTP code into fixtures/server.',
  },
  {
    files: /^fixtures\/server\//,
    may: /^(?:src\/api\/types|fixtures\/(?:data|build|server))\//,
    packages: packages('react', 'react-dom', 'msw', 'storybook'),
    instead:
      'The reference API replaces another program: it shares types and fixtures with the console, no code.',
  },
  {
    files: /^fixtures\/msw\//,
    may: /^(?:src\/api\/types|fixtures)\//,
    packages: packages('react', 'react-dom', 'storybook'),
    instead:
      'The bridge carries requests to fixtures/server and knows only types: set up stores in .storybook.',
  },
];

/** The floors of features/shared: a folder imports from its own floor and those below. Files without a folder are on the ground. */
const floors: readonly (readonly [folders: readonly string[], instead: string])[] = [
  [
    ['form', 'commands', 'preferences', 'files', 'recordTrail'],
    'A form knows no record and no list: take it as a prop.',
  ],
  [
    ['records', 'record', 'resource', 'audit', 'related'],
    'Records know no list: what is drawn as a list is in list/.',
  ],
  [['list'], 'A list knows no import, email or area: it gets them by its description.'],
  [
    [
      'import',
      'dataIssues',
      'email',
      'dashboard',
      'subscription',
      'tickets',
      'staff',
      'support',
      'maintenance',
      'settings',
    ],
    '',
  ],
];

const shared = /^src\/features\/shared\/(?:([^/]+)\/)?[^/]*/;

/** The floor of a file of features/shared, from 1; 0 for a file without a folder, -1 for any other file. */
function floorOf(path: string): number {
  const [found, folder] = shared.exec(path) ?? [];
  if (found === undefined) return -1;
  if (folder === undefined) return 0;
  const floor = floors.findIndex(([folders]) => folders.includes(folder));
  return floor === -1 ? Number.NaN : floor + 1;
}

/** Why a file of features/shared must not import another; null when it may. */
function floorRefusal(path: string, target: string): string | null {
  const [own, other] = [floorOf(path), floorOf(target)];
  if (Number.isNaN(own)) return 'A new folder of features/shared needs a floor in this table.';
  if (own === -1 || other <= own) return null;
  return (
    floors[own - 1]?.[1] ?? 'A file without a folder is for all floors: move it to the highest that it needs.'
  );
}

/** A feature is one folder; other layers name what they may import whole. */
const featureOf = (path: string) => /^src\/features\/(?!shared\/)[^/]+\//.exec(path)?.[0];

/** Why a file must not import a target; null when it may. */
function refusal(path: string, target: string): string | null {
  const layer = layers.find(({ files }) => files.test(path));
  if (!layer) return 'A new folder needs a layer in this table.';
  const { may, mayNot, packages: forbidden, instead } = layer;
  if (!/^(?:src|fixtures|stories|scripts|tests|\.storybook)\//.test(target))
    return forbidden.test(target) ? instead : null;
  const feature = featureOf(path);
  const isOwn = feature !== undefined && target.startsWith(feature);
  if (!(isOwn || may.test(target)) || mayNot?.test(target)) return instead;
  const above = floorRefusal(path, target);
  if (above !== null) return above;
  return insideOfTable.test(target) && !path.startsWith('src/components/DataTable/')
    ? 'The table is imported as DataTable.tsx, types.ts and useTableLayout.ts: make what else is needed a prop.'
    : null;
}

const folderOf = (path: string) => path.replace(/\/[^/]*$/u, '');

it('each file imports only what its layer may, type-only and dynamic imports included', () => {
  const refused = ['src', 'fixtures'].flatMap(sourcesOf).flatMap(({ path, text }) =>
    targetsOf(path, text).flatMap((target) => {
      const instead = refusal(path, target);
      return instead === null ? [] : [`${path} imports ${target}. ${instead}`];
    }),
  );
  expect(refused).toEqual([]);
});

it('no folder of features/shared and its child import each other', () => {
  const edges = new Set(
    sourcesOf('src/features/shared').flatMap(({ path, text }) =>
      targetsOf(path, text).map((target) => `${folderOf(path)}>${folderOf(target)}`),
    ),
  );
  expect(edges.size).toBeGreaterThan(50);
  const mutual = [...edges].filter((edge) => {
    const [from = '', to = ''] = edge.split('>');
    return to.startsWith(`${from}/`) && edges.has(`${to}>${from}`);
  });
  expect(mutual).toEqual([]);
});

it('refuses an import from a layer, a package or another feature that the table does not name', () => {
  expect(refusal('src/components/Button/Button.tsx', 'src/features/plans/plan.ts')).toContain('no entity');
  expect(refusal('src/lib/text.ts', 'react')).toContain('pure functions');
  expect(refusal('src/features/plans/PlansScreen.tsx', 'src/features/tickets/ticket.ts')).toContain('props');
  expect(refusal('src/new/x.ts', 'src/lib/text.ts')).toContain('needs a layer');
  expect(refusal('src/features/plans/PlansScreen.tsx', 'src/lib/text.ts')).toBeNull();
});

it('refuses an import from a floor above', () => {
  const inside = 'src/features/shared';
  expect(refusal(`${inside}/form/FormDialog.tsx`, `${inside}/list/ListPage.tsx`)).toContain('list');
  expect(refusal(`${inside}/list/ListPage.tsx`, `${inside}/email/EmailButton.tsx`)).toContain('list');
  expect(refusal(`${inside}/email/EmailButton.tsx`, `${inside}/list/ListPage.tsx`)).toBeNull();
  expect(refusal(`${inside}/novel/x.ts`, `${inside}/form/FormDialog.tsx`)).toContain('floor');
});
