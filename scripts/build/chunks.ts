import { builtScreens, openPages, plainModule, shellModule } from '../../src/app/routes/screens.ts';
import type { PageChunk } from './pageChunks.ts';

/** The module that starts the console. */
export const entry = 'src/app/start/main.tsx';

const login = openPages.login.module;
const lists = builtScreens.filter(({ kind }) => kind.endsWith('List')).map(({ module }) => module);

const screenModules = '/src/app/routes/screenModules.ts';

/** What most signed-in pages use besides the shell. */
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
  'src/components/DateField/DateField.tsx',
  'src/features/shared/form/formValues.ts',
  'src/features/shared/loadFailure.ts',
  'src/features/shared/list/export/saveFile.ts',
  'src/features/shared/list/samples/sampleStore.ts',
  'src/lib/email.ts',
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
// A library that both the table's engine and Base UI use.
const isShared = (id: string) => id.includes('/use-sync-external-store/');
// The icons are one module to the module graph, so that every page seems to need all of them.
const isIcon = (id: string) => id.includes('/lucide-react/dist/esm/icons/');
/** The icons of the sign-in page. One that is missing here puts the frame's file, and 20 kB, on that page. */
const isSignInIcon = (id: string) =>
  /\/icons\/(?:eye|eye-off|info|triangle-exclamation-point)\.mjs$/u.test(id);
const isPart = (id: string) => /\/src\/(?:components|lib|features\/shared)\//u.test(id);
const isScreen = (id: string) => /\/src\/(?:app|features\/(?!shared))/u.test(id);

/** The files of the build that several pages share, the first that takes a module has it. */
export const chunks: readonly PageChunk[] = [
  // Libraries that every page needs: a deploy seldom changes them.
  {
    name: 'vendor',
    takes: (id, needed) => needed([entry]) && isLibrary(id) && (!isIcon(id) || isSignInIcon(id)),
  },
  // Our own code for every page, with what the sign-in page and the others have in common.
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
  // The table, its engine, and every other part that a list is made of: files of their own would weigh more.
  { name: 'lists', takes: (id, needed) => (isPart(id) || isLibrary(id)) && needed(lists) },
  // What opens over a page, in two files: a file for each part would weigh 12 kB more in all.
  { name: 'popups', takes: (id, needed) => needed(popups) && !isScreen(id) },
  { name: 'dialogs', takes: (id, needed) => needed(dialogs) && !isScreen(id) },
  { name: 'combobox', takes: (id, needed) => needed(combobox) && !isScreen(id) },
];
