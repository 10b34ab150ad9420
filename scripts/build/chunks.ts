import { builtScreens, openPages, plainModule, shellModule } from '../../src/app/routes/screens.ts';
import type { PageChunk } from './pageChunks.ts';

/** The module that starts the console. */
export const entry = 'src/app/start/main.tsx';

const login = openPages.login.module;
const lists = builtScreens.filter(({ kind }) => kind.endsWith('List')).map(({ module }) => module);

const screenModules = '/src/app/routes/screenModules.ts';

/** Modules that most signed-in pages use besides the shell. */
const frame = [
  shellModule,
  plainModule,
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
  'fixtures/data/freeze.ts',
];
const popups = ['src/components/Menu/MenuPopup.tsx', 'src/components/Tooltip/TooltipPopup.tsx'];
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
const combobox = ['src/components/Combobox/Combobox.tsx'];

const isLibrary = (id: string) => id.includes('/node_modules/');
// A library that TanStack Table and Base UI both use.
const isShared = (id: string) => id.includes('/use-sync-external-store/');
// In the module graph every page seems to need all icons, because they are imported through one module.
const isIcon = (id: string) => id.includes('/lucide-react/dist/esm/icons/');
/** The icons of the sign-in page. With an icon that is missing here the page would load the chunk `frame`, 20 kB. */
const isSignInIcon = (id: string) =>
  /\/icons\/(?:eye|eye-off|info|triangle-exclamation-point)\.mjs$/u.test(id);
const isPart = (id: string) => /\/src\/(?:components|lib|features\/shared)\//u.test(id);
const isScreen = (id: string) => /\/src\/(?:app|features\/(?!shared))/u.test(id);

/** The chunks that several pages share. A module is put into the first chunk that takes it. */
export const chunks: readonly PageChunk[] = [
  // Libraries that every page needs. A deploy seldom changes them, so they stay cached.
  {
    name: 'vendor',
    takes: (id, needed) => needed([entry]) && isLibrary(id) && (!isIcon(id) || isSignInIcon(id)),
  },
  // The console's own code for every page, and modules that the sign-in page and the others share.
  {
    name: 'index',
    takes: (id, needed) => !isIcon(id) && (needed([entry]) || (needed([login]) && needed(frame))),
  },
  {
    name: 'frame',
    takes: (id, needed) =>
      (needed(frame) && !isScreen(id)) || isShared(id) || isIcon(id) || id.endsWith(screenModules),
  },
  { name: 'forms', takes: (id, needed) => needed([login]) && !isScreen(id) },
  // The table and all other parts of a list, in one chunk, which compresses better than several.
  { name: 'lists', takes: (id, needed) => (isPart(id) || isLibrary(id)) && needed(lists) },
  // Popups and dialogs in two chunks: a chunk for each would cost 12 kB more in all.
  { name: 'popups', takes: (id, needed) => needed(popups) && !isScreen(id) },
  { name: 'dialogs', takes: (id, needed) => needed(dialogs) && !isScreen(id) },
  { name: 'combobox', takes: (id, needed) => needed(combobox) && !isScreen(id) },
];
