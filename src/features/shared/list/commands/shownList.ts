import { commandContext } from '#src/features/shared/commands/commandContext.ts';
import type { ListExporting } from '#src/features/shared/list/export/useExporting.ts';
import type { SavedView } from '#src/features/shared/list/views/savedViews.ts';

/** What can be done with the shown list. */
export interface ListActions {
  /** Id of its description. */
  readonly id: string;
  /** Null for a list without this action. */
  readonly onAdd: (() => void) | null;
  readonly onImport: (() => void) | null;
  readonly exporting: Pick<ListExporting, 'exportable' | 'button' | 'onExport'> | null;
  readonly views: readonly Pick<SavedView, 'id' | 'name'>[];
  readonly onView: (name: string) => void;
}

/** The list on the screen. */
export const shownList = commandContext<ListActions>();
