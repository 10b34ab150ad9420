import './slow.ts';
import { ignoreComposition } from '#src/components/ignoreComposition.ts';
import { watchInput } from '#src/components/openedByKey.ts';
import { refuseStrayFiles } from '#src/components/refuseStrayFiles.ts';
import '@fontsource-variable/inter/wght.css';
// Loaded early: otherwise the first story waits for it.
import 'react-dom/client';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
// Not the package's main entry, which loads the blocks of docs pages (1 MB) before the first story.
import { parameters as docsParameters } from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { checkThemes, underTest } from './bothThemes.ts';
import { chooseSnapshots } from './chromatic.ts';
import { fixClock } from './clock.ts';
import { fitControls } from './controls.ts';
import { withRoute, withTheme } from './decorators.tsx';
import { beginWithDefaults, showDefaults } from './defaults.ts';
import { themeModes } from './modes.ts';
import {
  followPresses,
  hideWindowFromActions,
  mountSettled,
  reportProblems,
  settleQueries,
  stopMotion,
} from './outsideTests.ts';
import { resetState } from './resetState.ts';
import { startServer } from './server.ts';
import { collectProblems, startWorker } from './storyProblems.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

ignoreComposition();
refuseStrayFiles();
watchInput();

// Dynamic imports may take longer than the default of 1 s on a busy machine.
configure({ asyncUtilTimeout: import.meta.env['SLOW'] ? 30_000 : 8000 });

hideWindowFromActions();

const mswWorker = startWorker();

let collector: ReturnType<typeof collectProblems> | undefined;
let restoreMotion: () => void = () => undefined;
let endPresses: () => void = () => undefined;

const loadDocsRenderer = async () => (await import('./docs/renderer.ts')).createDocsRenderer();

export default definePreview({
  addons: [
    definePreviewAddon<DocsTypes>({
      parameters: { ...docsParameters, docs: { ...docsParameters.docs, renderer: loadDocsRenderer } },
    }),
    addonA11y(),
    // The worker starts while the story's files load.
    addonMsw(() => mswWorker),
  ],
  // .storybook/main.ts removes this tag from stories outside of stories/components.
  tags: ['autodocs'],
  decorators: [withRoute, withTheme],
  mount: mountSettled,
  beforeAll: settleQueries,
  argTypesEnhancers: [fitControls, showDefaults, chooseSnapshots],
  argsEnhancers: [beginWithDefaults],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: {
      // A test run checks states only, each in both themes: `checkThemes`.
      test: underTest ? 'off' : 'error',
      // WCAG 2.2 AA requires targets of 24 px, but axe disables its rule `target-size` by default.
      // Base UI's focus guards are hidden and focusable on purpose: they redirect the focus.
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' },
        ],
      },
    },
    chromatic: { modes: themeModes },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      // Storybook runs the text of this function alone. Screens, Containers and Journeys have the same places: screens are
      // in the order of the navigation.
      storySort: (a, b) => {
        const groups = [
          'Start here',
          'Practice/How to practise',
          'Practice',
          'Foundations/Tokens',
          'Foundations/Icons',
          'Foundations/Density and breakpoints',
          'Foundations/Accessibility',
          'Foundations/Writing texts',
          'Foundations/Writing stories',
          'Foundations/Glossary',
          'Foundations/Other words',
          'Foundations',
          'Library',
          'Screens',
          'Containers/What containers are',
          'Containers',
          'Journeys/Films',
          'Journeys',
          'Atlas',
        ];
        const places = [
          'Master Portal/Dashboard',
          'Master Portal/Developer Management',
          'Master Portal/Investor Management',
          'Master Portal/Blume Management',
          'Master Portal/Company Management',
          'Master Portal/Plans',
          'Master Portal/Company Subscriptions',
          'Master Portal/Investor Subscriptions',
          'Master Portal/Support Management',
          'Master Portal/Audit Logs',
          'Master Portal/Reports & Analytics',
          'Master Portal/System Settings',
          'Support Portal/Support Dashboard',
          'Support Portal/Support Management',
          'Support Portal/User Management',
          'Support Portal/Company Management',
          'Both Portals/Shell',
          'Both Portals/Global search',
          'Both Portals/Profile',
          'Both Portals/Settings',
          'Both Portals',
          'Access',
          'Shared',
        ];
        const rank = (names = [''], path = '') => {
          const at = names.findIndex((name) => `${path}/`.startsWith(`${name}/`));
          return at < 0 ? names.length : at;
        };
        const placeOf = (title = '') => title.slice(title.indexOf('/') + 1);
        return (
          rank(groups, a.title) - rank(groups, b.title) ||
          rank(places, placeOf(a.title)) - rank(places, placeOf(b.title)) ||
          a.title.localeCompare(b.title)
        );
      },
    },
    viewport: { options: viewports },
  },
  beforeEach: async ({ msw, parameters, globals, viewMode }) => {
    // Docs pages show many stories at once, and are not tested.
    if (viewMode === 'docs') return;
    const restoreClock = fixClock();
    const { server, session } = parameters;
    // 'story' keeps the role that the story sets.
    const role = globals.role === 'story' ? session : globals.role;
    resetState(server ? (await startServer(msw, role, server)).user : null);
    const started = collectProblems();
    collector = started;
    restoreMotion = stopMotion();
    endPresses = followPresses();
    return () => {
      restoreMotion();
      started.restore();
      collector = undefined;
      restoreClock();
    };
  },
  afterEach: async (context) => {
    const problems = await collector?.finish(context.parameters.expectedErrors ?? []);
    reportProblems(context, problems ?? []);
    endPresses();
    restoreMotion();
    await checkThemes(context);
  },
});
