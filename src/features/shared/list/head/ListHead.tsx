import { Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import type { Column } from '#src/components/DataTable/types.ts';
import { PageHeader, type PageHeaderProps } from '#src/components/PageHeader/PageHeader.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { ExportMenu } from '#src/features/shared/list/export/ExportMenu.tsx';
import {
  ImportButton,
  type ListImporting,
  RunningImport,
} from '#src/features/shared/list/importing/ImportButton.tsx';
import type { ListState } from '#src/features/shared/list/state/listState.ts';
import { SavedViews, type SavedViewsProps } from '#src/features/shared/list/views/SavedViews.tsx';
import { ListFilterBar, type ListFilterBarProps } from './ListFilterBar.tsx';

/** The button that saves what is shown as a view, unless a view or all records are shown. */
function SaveView({ current, onNaming }: Pick<SavedViewsProps, 'current' | 'onNaming'>) {
  if (current !== null) return null;
  return (
    <Button fill="quiet" icon={<Plus />} onClick={() => onNaming({ of: null })}>
      Save view
    </Button>
  );
}

export interface ListHeadProps<Row> extends Pick<ListFilterBarProps<Row>, 'list'> {
  description: ListFilterBarProps<Row>['description'] & { readonly title: string };
  columns: readonly Column<Row>[];
  /** The primary button. */
  add: ReactNode;
  /** Buttons before the primary one; Export when absent. */
  actions: ReactNode | undefined;
  /** Null for a list without an import. */
  importing: ListImporting | null;
  badge: ReactNode | undefined;
  /** The title of the table has the number of records. */
  counted: boolean;
  /** The keys of the search that lead to the rows. */
  onSearchKey: (event: KeyboardEvent) => void;
  /** Stat cards above the filters. */
  cards: ReactNode | undefined;
}

/** Smaller gaps on a narrow screen, to show more rows; the page's own gap is 14 px. */
const Head = styled.div`
  display: contents;
  ${media.narrow} {
    display: flex;
    flex-direction: column;
    flex: none;
    gap: ${theme.space[2]};
    margin-block-end: -6px;
  }
`;

/** The part of a list page above its table: title and buttons, stat cards, saved views, filters. */
export function ListHead<Row>(props: ListHeadProps<Row>) {
  const { description, list, columns, importing } = props;
  const { selection, files } = list;
  return (
    <Head>
      <PageHeader
        title={description.title}
        {...(props.counted ? {} : headCount(list))}
        badge={
          importing?.progress ? (
            <>
              {props.badge}
              <RunningImport {...importing} />
            </>
          ) : (
            props.badge
          )
        }
        actions={
          <>
            {props.actions ?? <ExportMenu selected={selection.selected.size} exporting={files} />}
            {importing ? <ImportButton {...importing} /> : null}
            {props.add}
          </>
        }
      />
      {props.cards}
      <SavedViews {...list.views} />
      <ListFilterBar
        description={description}
        list={list}
        columns={columns}
        onSearchKey={props.onSearchKey}
        save={<SaveView {...list.views} />}
      />
    </Head>
  );
}

/** The number of records; while a filter is set, that of the matching ones beside that of all. */
function headCount({
  read,
  view,
  total,
  filters,
}: Pick<ListState<unknown, unknown, never>, 'read' | 'view' | 'total'> & {
  readonly filters: { readonly filtered: boolean };
}): Pick<PageHeaderProps, 'count' | 'of'> {
  if (read.status !== 'ready') return {};
  return filters.filtered
    ? { count: view.range.count, of: total ?? undefined }
    : { count: total ?? read.data.rows.length };
}

interface AddButtonProps {
  text: string;
  onAdd: () => void;
}

/** The primary button of a list. */
export function AddButton({ text, onAdd }: AddButtonProps) {
  return (
    <Button fill="solid" icon={<Plus />} onClick={onAdd}>
      {text}
    </Button>
  );
}
