import { addons } from 'storybook/manager-api';
import { consoleThemes, themeFor } from './consoleTheme.ts';

addons.setConfig({ theme: consoleThemes.light });

// Storybook's own window follows the toolbar's theme.
addons.register('console/theme', (api) => {
  const follow = ({ globals }: { globals: Readonly<Record<string, unknown>> }) =>
    api.setOptions({ theme: themeFor(globals.theme) });
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
