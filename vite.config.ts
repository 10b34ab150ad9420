import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildReport } from './scripts/build/buildReport.ts';
import { compile } from './scripts/build/compile.ts';
import { compileHints } from './scripts/build/compileHints.ts';
import { pageChunks } from './scripts/build/pageChunks.ts';
import { startScript } from './scripts/build/startScript.ts';

const main = 'src/app/start/main.tsx';
const login = 'src/app/session/LoginRoute.tsx';
const shell = 'src/app/shell/PortalShell.tsx';
const frame = [
  shell,
  'src/app/routes/PlainScreen.tsx',
  'src/components/Card/Card.tsx',
  'src/components/DateTime/DateTime.tsx',
  'src/components/Field/Field.tsx',
  'src/components/Link/Link.tsx',
  'src/components/SearchInput/SearchInput.tsx',
  'src/components/Select/Select.tsx',
  'src/components/StatCard/StatCard.tsx',
  'src/features/shared/SampleBadge.tsx',
  'src/features/shared/list/export/saveFile.ts',
  'src/features/shared/list/samples/sampleStore.ts',
  'src/lib/labels.ts',
];
const developers = 'src/features/developers/DeveloperManagementContainer.tsx';
const screens = [
  developers,
  'src/features/companies/CompanyManagementContainer.tsx',
  'src/features/investors/InvestorManagementContainer.tsx',
];
const table = 'src/components/DataTable/DataTable.tsx';
// Of some lists and their forms: files of their own would weigh more than they hold.
const small = [
  'src/features/shared/subscription/subscription.ts',
  'src/features/shared/subscription/subscriptionSaved.ts',
  'src/lib/address.ts',
  'src/lib/email.ts',
  'src/lib/emiratesId.ts',
];
const popups = ['src/components/Menu/MenuPopup.tsx', 'src/components/Tooltip/TooltipPopup.tsx'];
const combobox = 'src/components/Combobox/Combobox.tsx';
const dialogs = [
  'src/components/ConfirmDialog/ConfirmDialog.tsx',
  'src/components/Dialog/DialogSection.tsx',
  'src/features/shared/list/bulk/BulkDeleteDialog.tsx',
  'src/features/shared/record/DeleteDialog.tsx',
  'src/features/shared/record/DetailsDialog.tsx',
  'src/features/shared/record/factValues.tsx',
  'src/features/shared/record/MissingDialog.tsx',
  'src/features/shared/list/views/ViewNameDialog.tsx',
];
const isLibrary = (id: string) => id.includes('/node_modules/');
// The table's engine and Base UI both stand on it.
const isShared = (id: string) => id.includes('/use-sync-external-store/');
const isPart = (id: string) => /\/src\/(?:components|features\/shared)\//u.test(id);
const isScreen = (id: string) => /\/src\/(?:app|features\/(?!shared))/u.test(id);

/**
 * The production build. `VITE_API_HOST` is the origin of the API (`https://api.example.com`); without it
 * the console speaks to the origin it is served from.
 */
export default defineConfig({
  oxc: compile,
  plugins: [
    react({ compiler: true }),
    startScript({
      entry: 'src/app/start/start.ts',
      style: 'src/app/start/start.css',
      main,
      // What a first visit needs beyond the entry, so that it does not wait for the entry to say so.
      preload: [
        ['/', [shell]],
        ['/login', [login]],
        ['/master/developer-users', [shell, developers]],
      ],
    }),
    // Of the libraries too much is never called.
    compileHints([shell, login, ...screens], ['vendor']),
    buildReport(),
  ],
  build: {
    target: 'es2022',
    // The content policy allows no `data:` address, so nothing may be inlined.
    assetsInlineLimit: 0,
    // Every browser the console supports preloads modules by itself.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // jsPDF asks for these when HTML or SVG is put into a PDF, which no page does.
      external: ['canvg', 'dompurify', 'html2canvas'],
      output: {
        codeSplitting: {
          groups: pageChunks([
            // Libraries that every page needs: a deploy seldom changes them.
            { name: 'vendor', takes: (id, needed) => needed([main]) && isLibrary(id) },
            // Our own code for every page, with what the sign-in page and the others have in common.
            { name: 'index', takes: (_, needed) => needed([main]) || (needed([login]) && needed(frame)) },
            // What every signed-in page is made of.
            { name: 'frame', takes: (id, needed) => (needed(frame) && !isScreen(id)) || isShared(id) },
            { name: 'forms', takes: (id, needed) => needed([login]) && !isScreen(id) },
            // The table, and what the lists have around it.
            {
              name: 'lists',
              takes: (id, needed) => needed([table, ...small]) || (needed([developers]) && isPart(id)),
            },
            // What opens over a page, in two files: a file for each part would weigh 12 kB more in all.
            { name: 'popups', takes: (id, needed) => needed(popups) && !isScreen(id) },
            { name: 'dialogs', takes: (id, needed) => needed(dialogs) && !isScreen(id) },
            { name: 'combobox', takes: (id, needed) => needed([combobox]) && !isScreen(id) },
          ]),
        },
      },
    },
  },
});
