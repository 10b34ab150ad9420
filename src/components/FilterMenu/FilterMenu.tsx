import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
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
  > svg {
    ${icon[14]}
    color: ${theme.text.muted};
  }
`;

/** `All`, one or two labels, or a number. */
function valueText(shown: readonly string[]): string {
  if (shown.length === 0) return 'All';
  return shown.length > 2 ? String(shown.length) : shown.join(', ');
}

/**
 * A filter with several choices: a button that shows what is set, `Priority Critical, High`, and opens a list of the
 * choices, once its code is loaded. ArrowDown and ArrowUp open it too.
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
  const dialog = typeof choices === 'function' || choices.length >= SEARCHED_FROM || more !== undefined;

  function toggle() {
    if (!opened) onOpen?.();
    setOpened(opened ? null : typeof choices === 'function' ? choices() : choices);
  }

  function openByArrow(event: KeyboardEvent) {
    if (opened || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    toggle();
  }

  return (
    <>
      <Trigger
        ref={button}
        data-set={values.length > 0 ? '' : undefined}
        aria-haspopup={dialog ? 'dialog' : 'listbox'}
        aria-expanded={opened !== null}
        onClick={toggle}
        onKeyDown={openByArrow}
      >
        <span data-label="">{label}</span> <span data-value="">{valueText(shown)}</span>
        <ChevronDown aria-hidden="true" />
      </Trigger>
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
