import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { startScript } from './scripts/startScript.ts';

const shell = 'src/app/portals/PortalShell.tsx';

/**
 * The production build. `VITE_API_HOST` is the origin of the API (`https://api.example.com`); without it
 * the console speaks to the origin it is served from.
 */
export default defineConfig({
  plugins: [
    react({ compiler: true }),
    startScript({
      entry: 'src/app/start.ts',
      main: 'src/app/main.tsx',
      // What a first visit needs beyond the entry, so that it does not wait for the entry to say so.
      preload: [
        ['/', [shell]],
        ['/login', ['src/app/LoginRoute.tsx']],
        ['/master/developer-users', [shell, 'src/features/developers/DeveloperManagementContainer.tsx']],
      ],
    }),
  ],
  build: {
    target: 'es2022',
    // The content policy allows no `data:` address, so nothing may be inlined.
    assetsInlineLimit: 0,
    // Every browser the console supports preloads modules by itself.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs in two files: libraries, which a deploy seldom changes, and the rest.
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/u },
            { name: 'index', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
