import { openPages, placeholderModule, shellModule } from '../../src/app/routes/pages.ts';
import { builtScreens } from '../../src/app/routes/screens.ts';
import type { PageChunk } from './pageChunks.ts';

/** The entry module of the console. */
export const entry = 'src/app/start/main.tsx';

const login = openPages.login.module;
const lists = builtScreens.filter(({ kind }) => kind.endsWith('List')).map(({ module }) => module);

const modulesOf = (file: RegExp) =>
  builtScreens.filter(({ module }) => file.test(module)).map(({ module }) => module);
const ticketLists = modulesOf(/TicketsContainer/u);
const subscriptionLists = modulesOf(/SubscriptionsContainer/u);
const planLists = modulesOf(/PlansContainer/u);

const screenModules = '/src/app/routes/screenModules.ts';

/** Modules that most signed-in pages use, and the shell. */
const frame = [
  shellModule,
  placeholderModule,
  'fixtures/data/freeze.ts',
  'fixtures/data/ids.ts',
  'fixtures/data/moment.ts',
  'src/components/Card/Card.tsx',
  'src/components/DateTime/DateTime.tsx',
  'src/components/EmptyState/EmptyState.tsx',
  'src/components/Field/Field.tsx',
  'src/components/Link/Link.tsx',
  'src/components/NumberInput/wholeNumber.ts',
  'src/components/SearchInput/SearchInput.tsx',
  'src/components/StatCard/StatCard.tsx',
  'src/components/keyboardScroll.ts',
  'src/features/shared/SampleBadge.tsx',
  'src/features/shared/files/attemptFile.ts',
  'src/features/shared/form/formValues.ts',
  'src/features/shared/form/saveProblem.ts',
  'src/features/shared/commands/commandTarget.ts',
  'src/features/shared/lazyDialog.tsx',
  'src/features/shared/files/saveFile.ts',
  'src/features/shared/list/samples/samples.store.ts',
  'src/features/shared/list/url/recordUrl.ts',
  'src/features/shared/list/url/useUrlParams.ts',
  'src/features/shared/toastLoadError.ts',
  'src/features/shared/tickets/TicketCards.tsx',
  'src/lib/email.ts',
  'src/lib/foldText.ts',
  'src/lib/labels.ts',
  'src/lib/listInWords.ts',
  'src/lib/money.ts',
  'src/lib/options.ts',
  'src/lib/ticketLabels.ts',
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
// The table's engine and Base UI both use it: in the chunk of one of them, the other would load that chunk.
const isTableAndPopupLibrary = (id: string) => id.includes('/use-sync-external-store/');
const isIcon = (id: string) => id.includes('/lucide-react/dist/esm/icons/');
// In the chunk `lists` these stores would make every list, of either portal, load the samples of both portals; the code of
// subscription records and of the filter Needs attention is used by a few lists only.
const isOfFewLists = (id: string) =>
  /\/src\/features\/shared\/(?:(?:support|tickets)\/\w+\.store|subscription\/records\/[\w.]+|attention\/\w+)\.tsx?$/u.test(
    id,
  );
const isSharedCode = (id: string) =>
  /\/src\/(?:components|lib|features\/shared)\//u.test(id) && !isOfFewLists(id);
const isAppOrFeature = (id: string) => /\/src\/(?:app|features\/(?!shared))/u.test(id);

const isTicketBadge = (id: string) =>
  /\/src\/(?:components\/(?:Level|StatusDot)\/|features\/shared\/tickets\/(?:TicketBadges|ticketViews)\.)/u.test(
    id,
  );
// The stores of subscriptions need all of it; the samples alone would be one more file for each of their lists.
const isRecordCode = (id: string) =>
  /\/src\/features\/shared\/subscription\/records\/(?:changedSubscription|subscriptionChange\.store)\.ts$/u.test(
    id,
  ) || /\/fixtures\/data\/subscription(?:Plans|s\/course)\.ts$/u.test(id);
const isTicketList = (id: string) =>
  /\/src\/features\/(?:tickets\/|shared\/tickets\/(?:ticketKeys|workload|firstReply|FirstReplyBadge)\.)/u.test(
    id,
  );
const isSubscriptionList = (id: string) =>
  /\/src\/features\/(?:subscriptions\/|shared\/subscription\/(?:renewal\/|subscriptionFields\.))/u.test(id);
// Without the stores, which other pages need without the lists.
const isPlanList = (id: string) => /\/src\/features\/plans\/(?!\w*[sS]tore)/u.test(id);

/** The shared chunks, in order: a module belongs to the first whose `takes` returns true. */
export const chunks: readonly PageChunk[] = [
  // Libraries that every page needs. A deploy seldom changes them, so they stay cached.
  {
    name: 'vendor',
    takes: (id, needed) => needed([entry]) && isLibrary(id),
  },
  // Our own code of every page, and code that both the sign-in page and signed-in pages use.
  {
    name: 'index',
    takes: (id, needed) => needed([entry]) || (needed([login]) && (needed(frame) || isIcon(id))),
  },
  {
    name: 'frame',
    takes: (id, needed) =>
      (needed(frame) && !isAppOrFeature(id)) ||
      isTableAndPopupLibrary(id) ||
      // In the chunk `lists` they would make other pages and dialogs with the same icon load that chunk.
      (isIcon(id) && needed(lists)) ||
      id.endsWith(screenModules),
  },
  // Form controls: the sign-in page needs them first, all forms use them.
  { name: 'forms', takes: (id, needed) => needed([login]) && !isAppOrFeature(id) },
  // The table, its engine, and the other parts of lists: separate chunks would be larger in total. What only one or two
  // lists need is not there, unless dialogs need it too: then these lists would load the chunk of dialogs.
  {
    name: 'lists',
    takes: (id, needed) =>
      (isSharedCode(id) || isLibrary(id)) &&
      needed(lists) &&
      (needed(dialogs) || lists.filter((list) => needed([list])).length > 2),
  },
  // Today's work loads the descriptions of these lists when a dashboard is idle. With a chunk for each module that only it
  // shares, these lists would be 1 kB larger. What other pages need comes first, so that they do not load the lists.
  { name: 'ticketBadges', takes: (id) => isTicketBadge(id) },
  { name: 'records', takes: (id) => isRecordCode(id) },
  { name: 'tickets', takes: (id, needed) => ticketLists.every((list) => needed([list])) && isTicketList(id) },
  {
    name: 'subscriptions',
    takes: (id, needed) => subscriptionLists.every((list) => needed([list])) && isSubscriptionList(id),
  },
  { name: 'plans', takes: (id, needed) => planLists.every((list) => needed([list])) && isPlanList(id) },
  // The icons of other pages and of dialogs: about 2 kB.
  { name: 'icons', takes: isIcon },
  // Popups and dialogs in two chunks: one chunk for each would be 12 kB larger in total.
  { name: 'popups', takes: (id, needed) => needed(popups) && !isAppOrFeature(id) },
  { name: 'dialogs', takes: (id, needed) => needed(dialogs) && !isAppOrFeature(id) },
  { name: 'combobox', takes: (id, needed) => needed(combobox) && !isAppOrFeature(id) },
];
