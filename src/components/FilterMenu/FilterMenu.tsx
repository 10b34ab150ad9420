import { ChevronDown, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { clamp } from '#src/lib/text.ts';
import { Button } from '../Button/Button.tsx';
import { loadOnce } from '../loadOnce.ts';
import { icon, oneLine, theme } from '../theme/theme.ts';
import { usePopup } from '../usePopup.ts';
import { type FilterListProps, SEARCHED_FROM } from './choices.ts';

export interface FilterMenuProps extends FilterListProps {
  /** The labels of the chosen values. */
  shown: readonly string[];
  /** Called when the menu opens, to look for counts. */
  onOpen?: (() => void) | undefined;
}

const code = loadOnce(async () => (await import('./FilterMenuPopup.tsx')).FilterMenuPopup);

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
 * A filter with several choices: a button that shows what is set, `Priority Critical, High`, and opens a list of the
 * choices, once its code is loaded. While values are set, a second button removes them.
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
  const trigger = useRef<HTMLButtonElement>(null);
  const isSet = values.length > 0;
  const text = isSet ? shown.join(', ') : 'All';
  const dialog = typeof choices === 'function' || choices.length >= SEARCHED_FROM || more !== undefined;
  const { button, popup } = usePopup(code, { kind: dialog ? 'dialog' : 'listbox', onOpen });

  function remove() {
    flushSync(() => onValues([]));
    trigger.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <Pair>
        <Trigger ref={trigger} data-set={isSet ? '' : undefined} {...button}>
          <span data-label="">{label}</span> <span data-value="">{text}</span>
          <ChevronDown aria-hidden="true" />
        </Trigger>
        {isSet ? (
          <Button aria-label={clamp(`Remove ${label} ${text}`, LONGEST_NAME)} onClick={remove}>
            <X aria-hidden="true" />
          </Button>
        ) : null}
      </Pair>
      {popup ? (
        <popup.Popup
          label={label}
          values={values}
          choices={choices}
          onValues={onValues}
          single={single}
          more={more}
          dialog={dialog}
          {...popup.opened}
        />
      ) : null}
    </>
  );
}
