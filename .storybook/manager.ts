import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { consoleThemes, themeFor } from './consoleTheme.ts';
import { isFilm, openFilms } from './films.ts';

// The panel leaves two thirds of a window of 720 px to the story.
addons.setConfig({ theme: consoleThemes.light, bottomPanelHeight: 220 });

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

// A film, and a story without controls, shows its steps, unless the reader has chosen another panel.
addons.register('console/panel', (api) => {
  const controls = 'addon-controls';
  const steps = 'storybook/interactions/panel';
  let instead = false;
  api.on(STORY_PREPARED, ({ id, argTypes }: PreparedStory) => {
    const controlled = Object.values(argTypes).some(({ control, table }) => control && !table?.disable);
    const changeable = controlled && !isFilm(id);
    const [from, to] = changeable ? [steps, controls] : [controls, steps];
    if (api.getSelectedPanel() !== from || changeable !== instead) return;
    api.setSelectedPanel(to);
    instead = !changeable;
  });
});

addons.register('console/films', openFilms);
