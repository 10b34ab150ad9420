import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { clamp } from '#src/lib/text.ts';
import { Button } from '../Button/Button.tsx';
import { loadOnce } from '../loadOnce.ts';
import { icon, oneLine, theme } from '../theme/theme.ts';
import { useLoaded } from '../useLoaded.ts';
import type { FilterChoice } from './choices.ts';

export interface FilterMenuProps {
  /** The name of the filter; the button's name begins with it. */
  label: string;
  /** The chosen values; none for all. */
  values: readonly string[];
  /** The labels of the chosen values. */
  shown: readonly string[];
  /** The choices after `All`; they may get counts while the menu is open. A function is called when it opens. */
  choices: readonly FilterChoice[] | (() => readonly FilterChoice[]);
  /** Called with all values after a press. */
  onValues: (values: readonly string[]) => void;
  /** Only one choice can be set: the menu has no boxes. */
  single?: boolean | undefined;
  /** Called when the menu opens, to look for counts. */
  onOpen?: (() => void) | undefined;
  /** Controls below the choices, such as those of a range. */
  more?: ReactNode;
}

/** Menus with at least so many choices have a search. */
const SEARCHED_FROM = 8;

const popup = loadOnce(async () => (await import('./FilterMenuPopup.tsx')).FilterMenuPopup);

/** The longest accessible name of the button that removes the values. */
const LONGEST_NAME = 200;

/** The button with the values and, beside it, the one that removes them. */
const Pair = styled.span`
  display: inline-flex;
  min-inline-size: 0;
  > :first-child {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  > :first-child:not(:last-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > :last-child:not(:first-child) {
    flex: none;
    margin-inline-start: -1px;
    padding-inline: 6px;
    border-color: ${theme.border.strong};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  > * > svg {
    ${icon[14]}
    color: ${theme.text.muted};
  }
`;

const Trigger = styled(Button)`
  padding-inline: 10px;
  font-weight: 400;
  > [data-label] {
    color: ${theme.text.muted};
  }
  > [data-value] {
    max-inline-size: 24ch;
    /* On a phone the button is wider than its text. */
    margin-inline-end: auto;
    ${oneLine}
  }
  &[data-set] {
    border-color: ${theme.border.strong};
    > [data-value] {
      font-weight: 500;
    }
  }
`;

/**
 * A filter with several choices: a button that shows what is set, `Priority: Critical, High`, and opens a list of the
 * choices, once its code is loaded. ArrowDown and ArrowUp open it too. While values are set, a second button removes them.
 */
export function FilterMenu({
  label,
  values,
  shown,
  choices,
  onValues,
  single = false,
  onOpen,
  more,
}: FilterMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<readonly FilterChoice[] | null>(null);
  const close = () => setOpened(null);
  const Popup = useLoaded(popup, opened !== null, close);
  const isSet = values.length > 0;
  const text = isSet ? shown.join(', ') : 'All';
  const dialog = typeof choices === 'function' || choices.length >= SEARCHED_FROM || more !== undefined;

  function toggle() {
    if (!opened) onOpen?.();
    setOpened(opened ? null : typeof choices === 'function' ? choices() : choices);
  }

  function remove() {
    flushSync(() => onValues([]));
    button.current?.focus({ preventScroll: true });
  }

  function openByArrow(event: KeyboardEvent) {
    if (opened || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    toggle();
  }

  return (
    <>
      <Pair>
        <Trigger
          ref={button}
          data-set={isSet ? '' : undefined}
          aria-haspopup={dialog ? 'dialog' : 'listbox'}
          aria-expanded={opened !== null}
          onClick={toggle}
          onKeyDown={openByArrow}
        >
          <span data-label="">{isSet ? `${label}:` : label}</span> <span data-value="">{text}</span>
          <ChevronDown aria-hidden="true" />
        </Trigger>
        {isSet ? (
          <Button aria-label={clamp(`Remove ${label} ${text}`, LONGEST_NAME)} onClick={remove}>
            <X aria-hidden="true" />
          </Button>
        ) : null}
      </Pair>
      {opened && Popup ? (
        <Popup
          label={label}
          values={values}
          choices={typeof choices === 'function' ? opened : choices}
          onValues={onValues}
          single={single}
          more={more}
          searched={opened.length >= SEARCHED_FROM}
          dialog={dialog}
          button={button}
          onClose={close}
        />
      ) : null}
    </>
  );
}
