import { Popover } from '@base-ui/react/popover';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { formatNumber, toShown } from '#src/lib/text.ts';
import { Button } from '../Button/Button.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { closeFor, closeToButton, type OpenPopup } from '../usePopup.ts';
import {
  type FilterChoice,
  type FilterListProps,
  listedChoices,
  SEARCHED_FROM,
  startIndex,
  toggled,
  typedIndex,
} from './choices.ts';
import { Above, More, Sheet } from './FilterMenu.styles.ts';

export interface FilterMenuPopupProps extends OpenPopup, FilterListProps {
  /** The popup has more than the list of choices. */
  dialog: boolean;
}

/** The keys that move in the list; in a search box Home and End move in its text. */
function movedTo(key: string, index: number, last: number, searched: boolean): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, last);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (searched) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/** A press on an option leaves the focus in the search or on the list, whose keys go on. */
function keepFocus(event: MouseEvent) {
  if (event.target !== event.currentTarget) event.preventDefault();
}

/**
 * The open list of a filter's choices: a listbox with multiple selection of the ARIA Authoring Practices, whose options
 * are named by `aria-activedescendant`; with a search it is the list of a combobox. A press or Enter sets one choice and
 * closes; the box, Space, and Ctrl or Cmd with either add one and keep it open.
 */
export function FilterMenuPopup(props: FilterMenuPopupProps) {
  const { label, values, single, dialog, anchor } = props;
  const [atOpening] = useState(() => (typeof props.choices === 'function' ? props.choices() : props.choices));
  const choices = typeof props.choices === 'function' ? atOpening : props.choices;
  const searched = atOpening.length >= SEARCHED_FROM;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(() => startIndex(listedChoices(choices, ''), values));
  /** The arrow keys lead in the list, so that Space is no letter of the search. */
  const [moved, setMoved] = useState(false);
  const listed = listedChoices(choices, search);
  const activeId = listed[active] ? `${id}-${active}` : undefined;

  function reveal(index: number) {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }

  function move(index: number) {
    setActive(index);
    reveal(index);
  }

  /** The search or the list gets the focus, with the chosen entry in sight. */
  function start() {
    reveal(active);
    return searched && !matchMedia('(pointer: coarse)').matches ? input.current : list.current;
  }

  function choose(choice: FilterChoice | undefined, add: boolean) {
    if (!choice) return;
    const { value } = choice;
    if (add && !single) return props.onValues(toggled(values, value));
    closeToButton(props);
    props.onValues(value === '' ? [] : [value]);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (altKey) return;
    const next = movedTo(key, active, listed.length - 1, searched);
    const spaceAdds = key === ' ' && (!searched || moved);
    const typed = !searched && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;
    if (next !== null) {
      move(next);
      setMoved(true);
    } else if (key === 'Enter' || spaceAdds) choose(listed[active], key === ' ' || ctrlKey || metaKey);
    else if (typed) move(typedIndex(listed, active, key));
    else if (key === 'Tab' && !props.more) return closeToButton(props);
    else return;
    event.preventDefault();
  }

  function onPress({ target, ctrlKey, metaKey }: MouseEvent) {
    if (!(target instanceof Element)) return;
    const row = target.closest('[role="option"]');
    if (!row) return;
    const index = Array.from(row.parentElement?.children ?? []).indexOf(row);
    choose(listed[index], ctrlKey || metaKey || target.closest('[data-box]') !== null);
  }

  return (
    <Popover.Root open modal={props.more ? 'trap-focus' : false} onOpenChange={closeFor(props)}>
      <Popover.Portal>
        <Above anchor={anchor} align="start" sideOffset={4} collisionPadding={8}>
          <Sheet
            role={dialog ? 'dialog' : 'presentation'}
            aria-label={dialog ? label : undefined}
            initialFocus={start}
            finalFocus={false}
          >
            {searched ? (
              <TextInput
                ref={input}
                role="combobox"
                aria-expanded
                aria-autocomplete="list"
                aria-controls={id}
                aria-label={`Search ${label}`}
                placeholder="Search"
                autoComplete="off"
                spellCheck={false}
                value={search}
                onValueChange={(text) => {
                  setSearch(text);
                  setActive(0);
                  setMoved(false);
                }}
                aria-activedescendant={activeId}
                onKeyDown={onKeyDown}
              />
            ) : null}
            <div
              ref={list}
              id={id}
              role="listbox"
              aria-label={label}
              aria-multiselectable={single ? undefined : true}
              tabIndex={searched ? -1 : 0}
              aria-activedescendant={searched ? undefined : activeId}
              onKeyDown={onKeyDown}
              onMouseDown={keepFocus}
              onClick={onPress}
            >
              {listed.map((choice, index) => (
                <div
                  key={choice.value}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={choice.value === '' ? values.length === 0 : values.includes(choice.value)}
                  data-active={index === active ? '' : undefined}
                  onPointerMove={() => setActive(index)}
                  tabIndex={-1}
                >
                  <span data-box={single || choice.value === '' ? undefined : ''} aria-hidden="true" />
                  <span data-name="">{toShown(choice.label)}</span>
                  {choice.count === undefined ? null : <small> {formatNumber(choice.count)}</small>}
                </div>
              ))}
            </div>
            <p role="status">{listed.length === 0 ? 'No matches' : null}</p>
            {props.more ? (
              <More>
                {props.more}
                {/* With it Base UI holds the focus inside. */}
                <Popover.Close render={<Button />}>Close</Popover.Close>
              </More>
            ) : null}
          </Sheet>
        </Above>
      </Popover.Portal>
    </Popover.Root>
  );
}
