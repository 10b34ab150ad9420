import { components, type Layer, layers, tableInside, toolPackages } from './layers.ts';

interface Pattern {
  group: readonly string[];
  message: string;
}

const projectImports = ['#src/**', '#fixtures/**', '#stories/**', '#scripts/**', '#storybook/**'];

const beyondNeighbours = [
  '../../**',
  ...['lib', 'api', 'components', 'features', 'app', 'data', 'build', 'server', 'msw'].map(
    (top) => `../${top}/**`,
  ),
];

/** The import patterns that are forbidden in the layer, each with its message. */
export function patternsOf(layer: Layer): readonly Pattern[] {
  const packages = layer.notPackages ?? [];
  return [
    { group: [...projectImports, ...layer.may.map((allowed) => `!${allowed}`)], message: layer.instead },
    {
      // Files of the parent folder are allowed: `companies/branding` is part of `companies`.
      group: layer.neighbours ? beyondNeighbours : ['../**', '!../*'],
      message:
        'Write imports from another folder from the top (#src/…, #fixtures/…), so that the import table can see them.',
    },
    ...(packages.length > 0 ? [{ group: packages, message: layer.instead }] : []),
    ...(layer.notFiles ? [{ group: layer.notFiles, message: layer.instead }] : []),
    ...(layer.may.includes(components) && !layer.insideTable
      ? [
          {
            group: tableInside,
            message:
              'The table is imported as DataTable.tsx, types.ts and useTableLayout.ts: move what others need to src/lib or src/components, or make it a prop.',
          },
        ]
      : []),
    ...(layer.name.startsWith('src/')
      ? [
          {
            group: toolPackages,
            message:
              'Servers, mocks and test tools never reach the page: use them in fixtures, stories or tests.',
          },
          {
            group: ['react-toastify'],
            message:
              'Import react-toastify/unstyled: the default entry writes a <style>, which the content policy refuses.',
          },
        ]
      : []),
  ];
}

const error = 'error';

/** Names with one way to import them. */
const restrictedPaths = {
  'styled-components': {
    importNames: ['styled'],
    message: "Import it as the others do: import styled from 'styled-components'.",
  },
};

/** The content of `biome.json`; `npm run layers` writes it, and a test compares the two. */
export function biomeConfig() {
  return {
    $schema: './node_modules/@biomejs/biome/configuration_schema.json',
    vcs: { enabled: true, clientKind: 'git', useIgnoreFile: true },
    files: { includes: ['**', '!.storybook/public', '!package-lock.json'] },
    formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: 110 },
    javascript: { formatter: { quoteStyle: 'single', semicolons: 'always' } },
    linter: {
      domains: { react: 'recommended', project: 'recommended', test: 'recommended' },
      rules: {
        preset: 'recommended',
        complexity: { useLiteralKeys: 'off' },
        correctness: {
          noUndeclaredDependencies: error,
          noUnresolvedImports: 'off',
          noUnusedImports: error,
          noUnusedVariables: error,
          noUnusedFunctionParameters: error,
          useHookAtTopLevel: error,
          useExhaustiveDependencies: error,
          noNestedComponentDefinitions: error,
          useImportExtensions: error,
        },
        nursery: { noFloatingPromises: error, noMisusedPromises: error, useExhaustiveSwitchCases: error },
        performance: { noBarrelFile: error, noReExportAll: error, noNamespaceImport: 'off' },
        style: {
          noRestrictedImports: { level: error, options: { paths: restrictedPaths } },
          useConsistentMethodSignatures: { level: error, options: { style: 'property' } },
          noDefaultExport: error,
          noNonNullAssertion: error,
          noEnum: error,
          noParameterProperties: error,
          noParameterAssign: error,
          useImportType: error,
          useExportType: error,
          useNodejsImportProtocol: error,
          useConst: error,
        },
        suspicious: {
          noExplicitAny: error,
          noImportCycles: error,
          noSkippedTests: error,
          noFocusedTests: error,
          noArrayIndexKey: error,
          noConsole: error,
        },
      },
    },
    overrides: [
      ...layers.map((layer) => ({
        includes: layer.files,
        linter: {
          rules: {
            style: {
              noRestrictedImports: {
                level: error,
                options: { paths: restrictedPaths, patterns: patternsOf(layer) },
              },
            },
          },
        },
      })),
      {
        includes: ['src/**'],
        linter: {
          rules: {
            correctness: {
              noNodejsModules: error,
              noProcessGlobal: error,
              noUndeclaredDependencies: { level: error, options: { devDependencies: false } },
            },
          },
        },
      },
      {
        includes: [
          '*.config.ts',
          '.storybook/*.config.ts',
          '.storybook/main.ts',
          '.storybook/preview.tsx',
          '.storybook/manager.ts',
        ],
        linter: { rules: { style: { noDefaultExport: 'off' } } },
      },
      {
        includes: [
          'scripts/**',
          'fixtures/server/**',
          '.storybook/storyProblems.ts',
          'stories/foundations/Guards.stories.tsx',
          'tests/e2e/journeyErrors.spec.ts',
        ],
        linter: { rules: { suspicious: { noConsole: 'off' } } },
      },
      {
        // Tables with `display: block` lose their roles in some browsers unless the roles are explicit.
        includes: ['src/components/DataTable/**'],
        linter: {
          rules: {
            a11y: { noRedundantRoles: 'off', useSemanticElements: 'off', noAriaHiddenOnFocusable: 'off' },
          },
        },
      },
    ],
  };
}
