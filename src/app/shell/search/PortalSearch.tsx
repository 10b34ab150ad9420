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
import { RecordsContext } from '#src/features/shared/records/RecordsContext.ts';
import type { Records } from '#src/features/shared/records/recordKind.ts';
import { kindIds } from '#src/features/shared/records/records.ts';
import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import { capitalised } from '#src/lib/text.ts';
import { recentlyUsed, rememberUsed } from './recentlyUsed.ts';

/** What the shell passes to the search of a portal. */
export interface ShellSearchProps extends Pick<SearchProps, 'text' | 'returnFocus' | 'onClose'> {
  readonly portal: Portal | null;
  readonly userId: string;
  readonly shell: ShellActions;
  onGo: (path: string) => void;
}

export interface PortalSearchProps extends ShellSearchProps {
  /** The commands of this portal alone that can be run now. */
  readonly more?: () => readonly AvailableCommand[];
}

/**
 * The search of a portal: the commands as they are when it opens, the screens and the records. An account without a portal
 * has no lists and no records. The kinds of the records are loaded before.
 */
export function PortalSearch(props: PortalSearchProps) {
  const { portal, userId, shell, more, onGo, ...search } = props;
  const here = navigationItem(useLocation().pathname)?.screen.path;
  const kinds = use(RecordsContext).records?.peek()?.kinds ?? {};
  const [commands] = useState(() =>
    commandGroups(
      [...portalCommands({ portal, userId, shell, kinds: Object.values(kinds) }), ...(more?.() ?? [])],
      recentlyUsed(userId).filter((used) => used !== here),
      modifierName(navigator.platform),
    ),
  );
  const palette: Omit<SearchProps, 'records' | 'limits' | 'note'> = {
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
    <WithRecords
      ask={(records) => ({ records: searchGroups(records), note: noteOf(records) })}
      otherwise={<Search {...palette} records={[]} limits={[]} />}
    >
      {({ answer, limits }) => answer && <Search {...palette} {...answer} limits={limits} />}
    </WithRecords>
  );
}

/** Says which records are not there yet, or not at all: `Loading developers and companies`. */
function noteOf({ kinds, read }: Records): string | undefined {
  const named = (status: string, word: string) =>
    kindIds(kinds)
      .flatMap((id) => {
        const kind = kinds[id];
        return kind?.icon && read(id)?.status === status ? [kind.heading.toLowerCase()] : [];
      })
      .join(` ${word} `);
  const failed = named('failed', 'or');
  if (failed !== '') return `${capitalised(failed)} could not be read; only part of them is searched.`;
  const loading = named('loading', 'and');
  return loading === '' ? undefined : `Loading ${loading}`;
}
