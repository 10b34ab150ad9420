import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { type Ref, use, useMemo, useRef } from 'react';
import { ownLanguage } from '#src/lib/language.ts';
import type { Option } from '#src/lib/options.ts';
import { toShown } from '#src/lib/text.ts';
import { FieldContext, useFieldControl } from '../Field/useFieldControl.ts';
import { Frame, Popup, Positioner } from './Combobox.styles.ts';
import { chosenWithin, matches } from './matches.ts';
import { useText } from './useText.ts';

/** An option, with a small text at its end: a count. */
export interface ComboboxOption extends Option {
  readonly hint?: string | undefined;
}

export interface ComboboxProps {
  /** The chosen option's value, or an empty string. */
  value: string;
  onValueChange: (value: string) => void;
  /**
   * The text when the value is no option.
   * @default ''
   */
  unknown?: string;
  /**
   * Any number: all are searched, a limited number is rendered. An option with an empty value means no choice; when it
   * is chosen, the placeholder shows it, so that the input is empty for typing.
   */
  options: readonly ComboboxOption[];
  /**
   * Whether the list is open, for an owner that opens it.
   * @default the field opens and closes it by itself
   */
  open?: boolean | undefined;
  /** The user has opened or closed the list. */
  onOpenChange?: (open: boolean) => void;
  /** The accessible name outside of a Field. */
  label?: string;
  placeholder?: string;
  /** Shown when no option matches. */
  emptyText?: string;
  name?: string;
  disabled?: boolean | undefined;
  /**
   * Whether the choice can be taken away.
   * @default it can, unless the field is required
   */
  clears?: boolean;
  /** @default whether its Field is required */
  required?: boolean | undefined;
  /** @default whether its Field has an error */
  invalid?: boolean | undefined;
  /** Within a table, whose current row has 0. */
  tabIndex?: 0 | -1;
  /** Id of what describes the input. */
  'aria-describedby'?: string | undefined;
  onBlur?: () => void;
  /**
   * Called with a text that is no option when the field is left with it, and with an empty text when it is given up. The
   * text then stays, for an error of the field; without this function the last choice replaces it.
   */
  onUnknown?: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Limit of options rendered at once; users search longer lists instead of reading them. */
const LIMIT = 50;

/**
 * A choice of one option, found by typing. The search is literal. The click that opens the list selects the text. On
 * blur, the name of an option chooses it, another text is unknown, and an empty text clears the choice.
 */
export function Combobox({
  value,
  onValueChange,
  unknown = '',
  options,
  label,
  placeholder,
  emptyText = 'No matches',
  name,
  disabled = false,
  tabIndex,
  onBlur,
  onUnknown,
  clears,
  open,
  onOpenChange,
  ref,
  ...props
}: ComboboxProps) {
  const control = useFieldControl(props);
  const labelId = use(FieldContext)?.labelId;
  const known = options.find((option) => option.value === value);
  const chosen = value === '' ? '' : (known?.label ?? unknown);
  const text = useText({ value, chosen, options, onValueChange, onUnknown });
  const closed = useRef(false);
  // A typed search keeps the order of the options; without one, the chosen option must be among those rendered.
  const listed = text.searched ? options : chosenWithin(options, value, LIMIT);
  // Identified by value, so that a new array of the same options does not disturb typing.
  const items = useMemo(
    () =>
      Base.createItems(listed, {
        getValue: (option) => option.value,
        getLabel: (option) => (option.value === '' ? '' : option.label),
      }),
    [listed],
  );
  return (
    <Base.Root
      items={items}
      value={known ? value : null}
      inputValue={text.text}
      onValueChange={(next, details) => {
        // Escape on a closed list is for the dialog around it, and never clears the choice.
        if (details.reason === 'escape-key') details.cancel();
        else {
          onUnknown?.('');
          onValueChange(next ?? '');
        }
      }}
      onInputValueChange={text.onInputValueChange}
      onOpenChange={(next, details) => {
        text.onOpenChange(next, details);
        onOpenChange?.(next);
      }}
      {...(open === undefined ? {} : { open })}
      filter={(option, query) => !text.searched || matches(option.label, query)}
      limit={LIMIT}
      autoHighlight
      disabled={disabled}
      {...(name === undefined ? {} : { name })}
    >
      <Base.InputGroup
        render={
          <Frame data-invalid={control['aria-invalid'] || undefined} data-disabled={disabled || undefined} />
        }
      >
        <Base.Input
          {...ownLanguage(text.text)}
          {...control}
          ref={ref}
          aria-label={label}
          // While the list is open the label is hidden from assistive technology, and names only what refers to it.
          aria-labelledby={label === undefined ? labelId : undefined}
          tabIndex={tabIndex}
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          onPointerDown={({ currentTarget }) => {
            closed.current = currentTarget.ariaExpanded !== 'true';
          }}
          onClick={({ currentTarget }) => {
            const { selectionStart, selectionEnd } = currentTarget;
            if (closed.current && selectionStart === selectionEnd) currentTarget.select();
          }}
          onBlur={() => {
            text.onBlur();
            onBlur?.();
          }}
        />
        {!(clears ?? !control.required) || value === '' ? null : (
          <Base.Clear aria-label="Clear">
            <X />
          </Base.Clear>
        )}
        <Base.Trigger aria-label="Show options">
          <ChevronDown />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner render={<Positioner />} sideOffset={4} collisionPadding={8}>
          <Base.Popup render={<Popup />}>
            <Base.Empty>
              <p>{emptyText}</p>
            </Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option.value}>
                  <span>{toShown(option.label)}</span>
                  {option.hint === undefined ? null : <small> {option.hint}</small>}
                  <Base.ItemIndicator>
                    <Check />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
            <LimitNote
              count={() =>
                text.searched
                  ? options.filter((option) => matches(option.label, text.text)).length
                  : options.length
              }
            />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Announces that more options match than are rendered. `count` tells how many match. */
function LimitNote({ count }: { count: () => number }) {
  const shown = Base.useFilteredItems<Option>();
  return (
    <Base.Status>
      {shown.length < LIMIT || count() <= LIMIT ? null : (
        <p>First {LIMIT} shown. Keep typing to narrow the list.</p>
      )}
    </Base.Status>
  );
}
