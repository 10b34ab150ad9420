import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import type { Column } from '#src/components/DataTable/types.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import type { ListDescription, ListFilters } from './description.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { ListFilterBar } from './ListFilterBar.tsx';
import type { ListState } from './listState.ts';
import { SavedViews } from './views/SavedViews.tsx';

export interface ListHeadProps<Row, Filters extends ListFilters<Row>, Dialog extends string> {
  description: ListDescription<Row, Filters, Dialog>;
  list: ListState<Row, Filters, Dialog>;
  columns: readonly Column<Row>[];
  /** The primary button. */
  add: ReactNode;
  /** Buttons before the primary one; Export when absent. */
  actions: ReactNode | undefined;
  badge: ReactNode | undefined;
  /** Stat cards above the filters. */
  cards: ReactNode | undefined;
}

/** What every list has over its table: title and actions, saved views, stat cards, filters. */
export function ListHead<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  props: ListHeadProps<Row, Filters, Dialog>,
) {
  const { description, list, columns } = props;
  const { listing, table, selection, exporting } = list;
  return (
    <>
      <PageHeader
        title={description.title}
        count={listing.status === 'ready' ? listing.total : undefined}
        badge={props.badge}
        actions={
          <>
            {props.actions ?? (
              <ExportMenu
                selected={selection.selected.size}
                disabled={!exporting.exportable}
                onExport={exporting.onExport}
              />
            )}
            {props.add}
          </>
        }
      />
      <SavedViews {...list.views} />
      {props.cards}
      <ListFilterBar
        searchLabel={description.search}
        search={list.filters.search}
        onSearch={list.filters.onSearch}
        filters={description.filters}
        values={list.filters.values}
        onFilter={list.filters.onFilter}
        tools={{
          columns,
          layout: table.layout,
          onLayoutChange: table.onLayout,
          density: table.density,
          onDensityChange: table.onDensity,
        }}
      />
    </>
  );
}

interface AddButtonProps {
  text: string;
  onIntent: () => void;
  onAdd: () => void;
}

/** The primary button of a list; what it opens is loaded when it is hovered or focused. */
export function AddButton({ text, onIntent, onAdd }: AddButtonProps) {
  return (
    <Button fill="solid" icon={<Plus />} onPointerEnter={onIntent} onFocus={onIntent} onClick={onAdd}>
      {text}
    </Button>
  );
}
