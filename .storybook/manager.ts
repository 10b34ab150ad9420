import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { consoleThemes, themeFor } from './consoleTheme.ts';
import { RoleTool } from './RoleTool.ts';
import { foldSteps } from './steps.ts';

// The panel leaves more than half of a window of 720 px to the story.
addons.setConfig({ theme: consoleThemes.light, layout: { bottomPanelHeight: 300 } });

// Storybook's own window follows the toolbar's theme.
addons.register('console/theme', (api) => {
  const follow = ({ globals }: { globals: Readonly<Record<string, unknown>> }) =>
    api.setOptions({ theme: themeFor(globals.theme) });
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});

interface PreparedStory {
  readonly id: string;
  readonly argTypes: Readonly<
    Record<string, { readonly control?: unknown; readonly table?: { readonly disable?: boolean } }>
  >;
}

/** The first panel of a story: its controls, else its steps, else its accessibility. A behaviour has steps. */
const panels = {
  controls: 'addon-controls',
  steps: 'storybook/interactions/panel',
  accessibility: 'storybook/a11y/panel',
};

/** Screens, the practice and narrow stories need the whole window: their panel is closed. */
const fillsWindow = ({ id, tags = [] }: { readonly id: string; readonly tags?: readonly string[] }) =>
  /^(?:screens|practice)-/.test(id) || tags.includes('narrow');

// Each story opens the first panel that says something about it, until the reader chooses one. Storybook keeps the
// panel of the last visit, which is no choice.
addons.register('console/panel', (api) => {
  let offered: string | null = null;
  let open: boolean | null = null;
  api.on(STORY_PREPARED, ({ id, argTypes }: PreparedStory) => {
    // Until the reader opens or closes it.
    if (open === null || open === api.getIsPanelShown()) {
      open = !fillsWindow({ id, tags: api.getData(id)?.tags ?? [] });
      api.togglePanel(open);
    }
    if (offered !== null && api.getSelectedPanel() !== offered) return;
    const changeable = Object.values(argTypes).some(({ control, table }) => control && !table?.disable);
    const { tags = [] } = api.getData(id) ?? {};
    const shows = changeable && !tags.includes('behaviour');
    offered = shows ? panels.controls : tags.includes('play-fn') ? panels.steps : panels.accessibility;
    api.setSelectedPanel(offered);
  });
});

addons.register('console/steps', foldSteps);

addons.register('console/role', () => {
  addons.add('console/role', {
    type: types.TOOL,
    title: 'Role',
    // Only where it changes something: in stories that have a server.
    match: ({ viewMode, storyId = '' }) =>
      viewMode === 'story' && /^(?:containers|journeys|practice)-/.test(storyId),
    render: RoleTool,
  });
});
