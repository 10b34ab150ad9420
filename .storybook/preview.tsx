import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { withTheme } from './decorators.tsx';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes(), addonMsw()],
  decorators: [withTheme],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      storySort: { order: ['Foundations', 'Components', 'Screens', 'Containers', 'Journeys'] },
    },
  },
  initialGlobals: { theme: 'light', density: 'normal', direction: 'ltr' },
});
