import { ChevronDown, Pin } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { focusStart } from '#src/components/focusStart.ts';
import type { MenuItem } from '#src/components/Menu/items.ts';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { formatNumber } from '#src/lib/text.ts';
import { Strip } from './SavedViews.styles.ts';
import type { Naming, SavedView } from './savedViews.ts';

export interface SavedViewsProps {
  /** Name of the tab of all records: `All developers`. */
  all: string;
  /** The path of the list, to which the tabs are links. */
  path: string;
  /** The views of the list and those of the user; the default one is applied when the list opens. */
  views: readonly Pick<SavedView, 'id' | 'name' | 'query' | 'isDefault' | 'preset'>[];
  /** How many rows the preset views show, by name; null while not all rows are known. */
  counts: ReadonlyMap<string, number> | null;
  /** Name of the tab that matches the shown rows; empty for all records, null for none. */
  current: string | null;
  naming: Naming | null;
  onNaming: (naming: Naming | null) => void;
  onName: (name: string) => void;
  /** null: all records. */
  onSelect: (name: string | null) => void;
  /** null: no view is the default. */
  onDefault: (name: string | null) => void;
  onDelete: (name: string) => void;
}

const ViewNameDialog = lazyDialog(async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog);

interface ViewLinkProps {
  ref: RefObject<HTMLAnchorElement | null> | undefined;
  href: string;
  current: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** A tab: a press shows the view in place, with a modifier the browser opens it in another tab or window. */
function ViewLink({ ref, href, current, onSelect, children }: ViewLinkProps) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect();
  }
  return (
    <a ref={ref} href={href} aria-current={current || undefined} onClick={onClick}>
      {children}
    </a>
  );
}

/** The views of a list as a strip of links with a menu each, of a preset while it is shown; nothing without any views. */
export function SavedViews(props: SavedViewsProps) {
  const { all, path, views, counts, current, onNaming, onSelect } = props;
  const first = useRef<HTMLAnchorElement>(null);
  const shown = useRef<HTMLAnchorElement>(null);
  const [saved, setSaved] = useState<string | null>(null);
  // The button that opened the dialog is removed, because what it saved has a tab now.
  useLayoutEffect(() => {
    if (saved !== null && saved === current) shown.current?.focus();
  }, [saved, current]);

  function menuOf({ name, isDefault, preset }: SavedViewsProps['views'][number]): readonly MenuItem[] {
    const common: readonly MenuItem[] = [
      {
        id: 'default',
        label: isDefault ? 'Do not open by default' : 'Make default',
        onSelect: () => props.onDefault(isDefault ? null : name),
      },
    ];
    if (preset) return common;
    return [
      { id: 'rename', label: 'Rename', onSelect: () => onNaming({ of: name }) },
      ...common,
      { type: 'separator', id: 'end' },
      {
        id: 'delete',
        label: 'Delete',
        intent: 'danger',
        onSelect: () => {
          props.onDelete(name);
          // The button that opened the menu is removed with the view, and with the last view all tabs are.
          if (views.length > 1) first.current?.focus();
          else focusStart(document.querySelector('main'))?.focus();
        },
      },
    ];
  }

  return (
    <>
      {views.length > 0 ? (
        <Strip role="group" aria-label="Views">
          <span>
            <ViewLink ref={first} href={path} current={current === ''} onSelect={() => onSelect(null)}>
              {all}
            </ViewLink>
          </span>
          {views.map((view) => {
            const { id, name, query, isDefault, preset } = view;
            const count = preset ? counts?.get(name) : undefined;
            return (
              <span key={id}>
                <ViewLink
                  ref={current === name ? shown : undefined}
                  href={query === '' ? path : `${path}?${query}`}
                  current={current === name}
                  onSelect={() => onSelect(name)}
                >
                  <span>{name}</span>
                  {count === undefined ? null : <small>{` ${formatNumber(count)}`}</small>}
                  {isDefault ? (
                    <>
                      <Pin aria-hidden="true" />
                      <VisuallyHidden>(default)</VisuallyHidden>
                    </>
                  ) : null}
                </ViewLink>
                {preset && current !== name ? null : (
                  <Menu
                    label={name}
                    trigger={
                      <button type="button" aria-label={`Options of ${name}`}>
                        <ChevronDown aria-hidden="true" />
                      </button>
                    }
                    items={menuOf(view)}
                  />
                )}
              </span>
            );
          })}
        </Strip>
      ) : null}
      {props.naming ? (
        <ViewNameDialog
          naming={props.naming}
          used={[all, ...views.map(({ name }) => name)]}
          own={views.flatMap(({ name, preset }) => (preset ? [] : [name]))}
          onName={(name) => {
            setSaved(props.naming?.of === null ? name : null);
            props.onName(name);
          }}
          onClose={() => onNaming(null)}
        />
      ) : null}
    </>
  );
}
