import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The production build. `VITE_API_HOST` is the origin of the API (`https://api.example.com`); without it
 * the console speaks to the origin it is served from.
 */
export default defineConfig({
  plugins: [react({ compiler: true })],
  build: {
    target: 'es2022',
    // The content policy allows no `data:` address, so nothing may be inlined.
    assetsInlineLimit: 0,
    // Every browser the console supports preloads modules by itself.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
});
