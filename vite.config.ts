import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiHost } from './scripts/build/apiHost.ts';
import { buildReport } from './scripts/build/buildReport.ts';
import { compile } from './scripts/build/compile.ts';
import { startScript } from './scripts/build/startScript.ts';
import { openPages, shellModule } from './src/app/routes/pages.ts';
import { builtScreens } from './src/app/routes/screens.ts';

/** The licences of the packages in the build. */
const LICENSES = 'licenses.txt';

/**
 * The production build. `VITE_API_HOST` is the origin of the API (`https://api.example.com`); without it
 * the console speaks to the origin it is served from.
 */
export default defineConfig({
  oxc: compile,
  resolve: {
    // The function for versions of React without it; several libraries import this package.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  plugins: [
    apiHost(),
    react({ compiler: true }),
    startScript({
      entry: 'src/app/start/start.ts',
      style: 'src/app/start/start.css',
      main: 'src/app/start/main.tsx',
      // What a first visit needs beyond the entry, fetched with the document.
      preload: [
        ['/', [shellModule]],
        [openPages.login.path, [openPages.login.module]],
        ...builtScreens.map(({ path, module }) => [path, [shellModule, module]] as const),
      ],
    }),
    buildReport(),
  ],
  build: {
    target: 'es2022',
    // The content policy allows no `data:` address, so nothing may be inlined.
    assetsInlineLimit: 0,
    // Every browser the console supports preloads modules by itself.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // The licences ask for their text with every copy.
    license: { fileName: LICENSES },
    rolldownOptions: {
      treeshake: {
        // `class extends React.Component` reads a property, which would keep each such class of a library.
        propertyReadSideEffects: false,
        // Formik wraps its unused components with it.
        moduleSideEffects: [{ test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false }],
      },
      output: {
        // Vite's own chunks, except those that all pages of a kind load, each with what it imports: else a list would load
        // twice as many files.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 5 },
            {
              name: 'form',
              test: /\/(formik|FormField|BrandCard|PasswordInput|OtpInput)\//,
              priority: 3,
            },
            // Not with Formik, which imports them too: lists need them, and no form.
            {
              name: 'controls',
              test: /\/react-fast-compare\/|\/icons\/eye|\/components\/(Field|TextInput|Link)\/|\/lib\/(cleanText|foldText|values\/)/,
              priority: 4,
            },
            { name: 'shell', test: /\/shell\/Shell\.tsx/, priority: 3 },
            {
              name: 'list',
              test: /\/shared\/(list\/(ListPage|(source|state)\/|samples\/(sampleResource|derivedRows)|describe\/(columns|description|rowActions)|head\/ListCards)|resource\/recorded|form\/table\/fieldTable|SampleBadge)/,
              priority: 2,
            },
            { name: 'small', test: /\/lucide-react\/dist\/esm\/icons\/|\/src\/lib\//, minShareCount: 8 },
          ],
        },
      },
      // jsPDF asks for these when HTML or SVG is put into a PDF, which no page does.
      external: ['canvg', 'dompurify', 'html2canvas'],
    },
  },
});
