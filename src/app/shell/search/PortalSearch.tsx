import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { navigationItem } from '#src/app/routes/navigation.ts';
import type { Portal } from '#src/app/routes/screens.ts';
import { commandGroups } from '#src/app/shell/commands/commandGroups.ts';
import { modifierName } from '#src/app/shell/commands/modifierName.ts';
import { portalCommands } from '#src/app/shell/commands/portalCommands.ts';
import type { ShellActions } from '#src/app/shell/commands/shellKeys.ts';
import { Search, type SearchProps } from '#src/features/search/Search.tsx';
import { searchGroups } from '#src/features/search/searchHits.ts';
import type { AvailableCommand } from '#src/features/shared/commands/command.ts';
import type { ReadKind } from '#src/features/shared/records/knownRecords.ts';
import { RecordsContext } from '#src/features/shared/records/RecordsContext.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import { capitalised } from '#src/lib/text.ts';
import { recentlyUsed, rememberUsed } from './recentlyUsed.ts';

/** What the shell passes to the search of a portal. */
export interface ShellSearchProps extends Pick<SearchProps, 'text' | 'entered' | 'returnFocus' | 'onClose'> {
  readonly portal: Portal | null;
  readonly userId: string;
  readonly shell: ShellActions;
  onGo: (path: string) => void;
}

export interface PortalSearchProps extends ShellSearchProps {
  /** The commands of this portal alone that can be run now. */
  readonly more?: () => readonly AvailableCommand[];
}

const none: readonly RecordKind[] = [];

/**
 * The search of a portal: the commands as they are when it opens, the screens and the records. An account without a portal
 * has no lists and no records. The kinds of the records are loaded before.
 */
export function PortalSearch(props: PortalSearchProps) {
  const { portal, userId, shell, more, onGo, ...search } = props;
  const here = navigationItem(useLocation().pathname)?.screen.path;
  const kinds = use(RecordsContext).kinds?.peek() ?? none;
  const [commands] = useState(() =>
    commandGroups(
      [...portalCommands({ portal, userId, shell, kinds }), ...(more?.() ?? [])],
      recentlyUsed(userId).filter((used) => used !== here),
      modifierName(navigator.platform),
    ),
  );
  const palette: Omit<SearchProps, 'records' | 'note'> = {
    ...search,
    commands,
    onOpen: ({ id, path, run }) => {
      if (commands.some(({ items }) => items.some((hit) => hit.id === id))) rememberUsed(userId, id);
      flushSync(search.onClose);
      // After the focus is back where it was, so that a command can move it.
      if (run) queueMicrotask(run);
      else if (path !== null) onGo(path);
    },
  };
  return (
    <WithRecords needs={idsOf} otherwise={<Search {...palette} records={[]} />}>
      {(state) =>
        state.status === 'known' ? (
          <Search {...palette} records={searchGroups(state.kinds, state.known)} note={noteOf(state.reads)} />
        ) : null
      }
    </WithRecords>
  );
}

/** The kinds that the search looks at, and those that it reads to know their plans. */
function idsOf(kinds: readonly RecordKind[]): readonly string[] {
  return kinds.flatMap(({ icon, id }) => (icon === null ? [] : [id]));
}

/** Says which records are not there yet, or not at all: `Loading developers and companies`. */
function noteOf(reads: readonly ReadKind[]): string | undefined {
  const named = (status: string, word: string) =>
    reads
      .flatMap(({ kind, read }) => (read.status === status ? [kind.label.toLowerCase()] : []))
      .join(` ${word} `);
  const failed = named('failed', 'or');
  if (failed !== '') return `${capitalised(failed)} could not be read; only part of them is searched.`;
  const loading = named('loading', 'and');
  return loading === '' ? undefined : `Loading ${loading}`;
}
