import { builtScreens, openPages, plainModule, shellModule } from '../../src/app/routes/screens.ts';
import type { PageChunk } from './pageChunks.ts';

/** The module that starts the console. */
export const entry = 'src/app/start/main.tsx';

const login = openPages.login.module;
const lists = builtScreens.filter(({ kind }) => kind.endsWith('List')).map(({ module }) => module);

/** What most signed-in pages use besides the shell. */
const frame = [
  shellModule,
  plainModule,
  'fixtures/data/freeze.ts',
  'src/components/Card/Card.tsx',
  'src/components/DateTime/DateTime.tsx',
  'src/components/EmptyState/EmptyState.tsx',
  'src/components/Field/Field.tsx',
  'src/components/Link/Link.tsx',
  'src/components/SearchInput/SearchInput.tsx',
  'src/components/Select/Select.tsx',
  'src/components/StatCard/StatCard.tsx',
  'src/features/shared/SampleBadge.tsx',
  'src/features/shared/lazyDialog.tsx',
  'src/features/shared/loadFailure.ts',
  'src/features/shared/list/export/saveFile.ts',
  'src/features/shared/list/samples/sampleStore.ts',
  'src/features/shared/list/url/useFilterParams.ts',
  'src/lib/labels.ts',
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
const isPart = (id: string) => /\/src\/(?:components|lib|features\/shared)\//u.test(id);
const isScreen = (id: string) => /\/src\/(?:app|features\/(?!shared))/u.test(id);

/** The files of the build that several pages share, the first that takes a module has it. */
export const chunks: readonly PageChunk[] = [
  // Libraries that every page needs: a deploy seldom changes them.
  { name: 'vendor', takes: (id, needed) => needed([entry]) && isLibrary(id) },
  // Our own code for every page, with what the sign-in page and the others have in common.
  { name: 'index', takes: (_, needed) => needed([entry]) || (needed([login]) && needed(frame)) },
  { name: 'frame', takes: (id, needed) => (needed(frame) && !isScreen(id)) || isShared(id) },
  { name: 'forms', takes: (id, needed) => needed([login]) && !isScreen(id) },
  // The table, its engine, and every other part that a list is made of: files of their own would weigh more.
  { name: 'lists', takes: (id, needed) => (isPart(id) || isLibrary(id)) && needed(lists) },
  // What opens over a page, in two files: a file for each part would weigh 12 kB more in all.
  { name: 'popups', takes: (id, needed) => needed(popups) && !isScreen(id) },
  { name: 'dialogs', takes: (id, needed) => needed(dialogs) && !isScreen(id) },
  { name: 'combobox', takes: (id, needed) => needed(combobox) && !isScreen(id) },
];
