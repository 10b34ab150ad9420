import { ChevronDown, Pin } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { focusStart } from '#src/components/focusStart.ts';
import type { MenuItem } from '#src/components/Menu/items.ts';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { Strip } from './SavedViews.styles.ts';
import type { Naming } from './savedViews.ts';

export interface SavedViewsProps {
  /** Name of the tab of all records: `All developers`. */
  all: string;
  /** The user's views; the default one is applied when the list opens. */
  views: readonly { id: string; name: string; isDefault: boolean }[];
  /** Name of the tab that matches the shown rows; empty for all records, null for none. */
  current: string | null;
  naming: Naming | null;
  onNaming: (naming: Naming | null) => void;
  onName: (name: string) => void;
  /** null: all records. */
  onSelect: (name: string | null) => void;
  /** null: no view is the default. */
  onDefault: (name: string | null) => void;
  onCopyLink: (name: string) => void;
  onDelete: (name: string) => void;
}

const ViewNameDialog = lazyDialog(async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog);

/** The saved views of a list as a strip of tabs with a menu each; nothing for a user without any. */
export function SavedViews(props: SavedViewsProps) {
  const { all, views, current, onNaming, onSelect } = props;
  const first = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLButtonElement>(null);
  const [saved, setSaved] = useState<string | null>(null);
  // The button that opened the dialog is removed, because what it saved has a tab now.
  useLayoutEffect(() => {
    if (saved !== null && saved === current) shown.current?.focus();
  }, [saved, current]);

  function menuOf(name: string, isDefault: boolean): readonly MenuItem[] {
    return [
      { id: 'rename', label: 'Rename', onSelect: () => onNaming({ of: name }) },
      {
        id: 'default',
        label: isDefault ? 'Do not open by default' : 'Make default',
        onSelect: () => props.onDefault(isDefault ? null : name),
      },
      { id: 'link', label: 'Copy link', onSelect: () => props.onCopyLink(name) },
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
            <button ref={first} type="button" aria-pressed={current === ''} onClick={() => onSelect(null)}>
              {all}
            </button>
          </span>
          {views.map(({ id, name, isDefault }) => (
            <span key={id}>
              <button
                ref={current === name ? shown : undefined}
                type="button"
                aria-pressed={current === name}
                onClick={() => onSelect(name)}
              >
                {name}
                {isDefault ? (
                  <>
                    <Pin aria-hidden="true" />
                    <VisuallyHidden>(default)</VisuallyHidden>
                  </>
                ) : null}
              </button>
              <Menu
                label={name}
                trigger={
                  <button type="button" aria-label={`Options of ${name}`}>
                    <ChevronDown aria-hidden="true" />
                  </button>
                }
                items={menuOf(name, isDefault)}
              />
            </span>
          ))}
        </Strip>
      ) : null}
      {props.naming ? (
        <ViewNameDialog
          naming={props.naming}
          used={[all, ...views.map(({ name }) => name)]}
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
