import '@fontsource-variable/inter/wght.css';
// Comes with the preview: Storybook asks for it when the first story is to be drawn.
import 'react-dom/client';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
// Not the package's own entry, which brings the blocks of docs pages (1 MB) before the first story.
import { parameters as docsParameters } from '@storybook/addon-docs/preview';
import addonThemes from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { axeOptions, checkOtherTheme } from './bothThemes.ts';
import { fixClock } from './clock.ts';
import { withRoute, withTheme } from './decorators.tsx';
import { startFresh } from './fresh.ts';
import { hideWindowFromActions, mountSettled, stopMotion, tellFound } from './person.ts';
import { startServer } from './server.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { startWorker, watchStory } from './watch.ts';

// Parts that come by a dynamic import may take longer on a busy machine than the usual second.
configure({ asyncUtilTimeout: 8000 });

hideWindowFromActions();

const worker = startWorker();

let watch: ReturnType<typeof watchStory> | undefined;
let giveMotion: () => void = () => undefined;

export default definePreview({
  addons: [
    definePreviewAddon<DocsTypes>({ parameters: docsParameters }),
    addonA11y(),
    addonThemes(),
    // Started while the story's own files are on their way.
    addonMsw(() => worker),
  ],
  // Outside of the library .storybook/main.ts takes it back.
  tags: ['autodocs'],
  decorators: [withRoute, withTheme],
  mount: mountSettled,
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: {
      test: 'error',
      options: axeOptions,
      // Targets of 24 px are part of WCAG 2.2 AA, but axe leaves the rule off.
      // Base UI's focus guards are hidden and focusable on purpose: they send the focus on and never hold it.
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' },
        ],
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Tokens', 'Typography', 'Glossary', 'Writing stories'],
          'Components',
          'Screens',
          'Containers',
          'Journeys',
        ],
      },
    },
    viewport: { options: viewports },
  },
  beforeEach: async ({ msw, parameters, globals, viewMode }) => {
    // A docs page shows many stories at once, and none of them is under test.
    if (viewMode === 'docs') return;
    const tick = fixClock();
    const { server, session } = parameters;
    const role = globals.role === 'story' ? session : globals.role;
    startFresh(server ? await startServer(msw, role, server) : null);
    const watching = watchStory();
    watch = watching;
    giveMotion = stopMotion();
    return () => {
      giveMotion();
      watching.restore();
      watch = undefined;
      tick();
    };
  },
  afterEach: async (context) => {
    const found = await watch?.finish(context.parameters.expectedErrors ?? []);
    tellFound(context, found ?? []);
    giveMotion();
    await checkOtherTheme(context);
  },
});
