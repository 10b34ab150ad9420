import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { placeOf } from '#src/app/routes/navigation.ts';
import type { Portal } from '#src/app/routes/screens.ts';
import { offersNow } from '#src/app/shell/commands/offers.ts';
import { placeGroups } from '#src/app/shell/commands/placeGroups.ts';
import type { ShellActions } from '#src/app/shell/commands/shellKeys.ts';
import { Search, type SearchProps } from '#src/features/search/Search.tsx';
import type { Offer } from '#src/features/shared/commands/command.ts';
import { modifierName } from '#src/features/shared/commands/modifierName.ts';
import type { ListPlace } from '#src/features/shared/list/commands/listCommands.ts';
import { recentlyUsed, rememberUsed } from './recentlyUsed.ts';

/** What the shell passes to the search of a portal. */
export interface ShellSearchProps extends Pick<SearchProps, 'typed' | 'returnFocus' | 'onClose'> {
  readonly portal: Portal | null;
  readonly userId: string;
  readonly shell: ShellActions;
  onGo: (path: string) => void;
}

export interface PortalSearchProps
  extends ShellSearchProps,
    Partial<Pick<SearchProps, 'records'>>,
    Pick<SearchProps, 'note'> {
  /** The lists of the portal. */
  readonly lists?: readonly ListPlace[];
  /** The other commands of the portal that can be run now. */
  readonly more?: () => readonly Offer[];
}

/**
 * The search of a portal: the commands as they are when it opens, the screens and the records. An account without a portal
 * has no lists and no records.
 */
export function PortalSearch(props: PortalSearchProps) {
  const { portal, userId, shell, lists = [], records = [], more, onGo, ...search } = props;
  const here = placeOf(useLocation().pathname)?.screen.path;
  const [places] = useState(() =>
    placeGroups(
      [...offersNow({ portal, userId, shell, lists }), ...(more?.() ?? [])],
      recentlyUsed(userId).filter((used) => used !== here),
      modifierName(navigator.platform),
    ),
  );
  return (
    <Search
      {...search}
      records={records}
      places={places}
      onOpen={({ id, path, run }) => {
        if (places.some(({ items }) => items.some((hit) => hit.id === id))) rememberUsed(userId, id);
        flushSync(search.onClose);
        // After the focus is back where it was, so that a command can move it.
        if (run) queueMicrotask(run);
        else if (path !== null) onGo(path);
      }}
    />
  );
}
