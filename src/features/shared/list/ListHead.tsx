import type { ReactNode } from 'react';
import type { Listing } from '#src/components/DataTable/types.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { ExportMenu } from '#src/features/shared/list/export/ExportMenu.tsx';
import { SavedViews, type SavedViewsProps } from '#src/features/shared/list/views/SavedViews.tsx';
import type { ListTools } from './useListTools.ts';

export interface ListHeadProps {
  title: string;
  listing: Listing<unknown>;
  badge?: ReactNode;
  tools: Pick<ListTools<never>, 'selected' | 'exportable' | 'onExport'>;
  views: SavedViewsProps;
  /** The primary button: adds a record. */
  add: ReactNode;
}

/** The head of a list: title with count, Export, the primary button, and the saved views. */
export function ListHead({ title, listing, badge, tools, views, add }: ListHeadProps) {
  return (
    <>
      <PageHeader
        title={title}
        count={listing.status === 'ready' ? listing.total : undefined}
        badge={badge}
        actions={
          <>
            <ExportMenu
              selected={tools.selected.size}
              disabled={!tools.exportable}
              onExport={tools.onExport}
            />
            {add}
          </>
        }
      />
      <SavedViews {...views} />
    </>
  );
}
