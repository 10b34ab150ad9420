import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import type { Option } from '#src/lib/options.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';
import { Frame } from './Frame.ts';

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'size' | 'multiple' | 'children'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Up to some thirty options; use a Combobox for more. */
  options: readonly (Option & { readonly disabled?: boolean })[];
  /** The accessible name outside of a Field. */
  label?: string;
  /** Shown when no option has the value. */
  placeholder?: string;
  /** Shows the label inside the frame, before the value: `Sort by Name`. */
  inline?: boolean;
  /** @default whether its Field has an error */
  invalid?: boolean | undefined;
  /** @default 'medium' */
  size?: 'medium' | 'large' | undefined;
}

/**
 * The focus that moves between the select and its open list stays inside. A dialog's focus trap would take an option
 * that was just hidden for a removed field, and move the focus from the select to the dialog.
 */
function keepFocusMoves(frame: HTMLElement | null) {
  function keep(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && frame?.contains(event.relatedTarget)) event.stopPropagation();
  }
  frame?.addEventListener('focusout', keep);
  return () => frame?.removeEventListener('focusout', keep);
}

/**
 * A choice of one among few options. A native `<select>`: keyboard, type-ahead, forms and assistive technology work
 * natively, and no code loads at the first click. Browsers with customizable selects style the open list; others show
 * the platform's list.
 */
export function Select({
  value,
  onValueChange,
  options,
  label,
  placeholder,
  inline = false,
  invalid,
  size,
  onKeyDown,
  ...rest
}: SelectProps) {
  const control = useFieldControl({ ...rest, invalid });
  const selected = options.find((option) => option.value === value);
  const text = selected?.label ?? placeholder ?? value;

  function keepEscape(event: KeyboardEvent<HTMLSelectElement>) {
    onKeyDown?.(event);
    // An option has the focus only while the list is open: this Escape closes the list, not a dialog around it.
    if (event.key === 'Escape' && event.target !== event.currentTarget) event.stopPropagation();
  }

  return (
    <Frame
      ref={keepFocusMoves}
      data-invalid={control['aria-invalid'] || undefined}
      data-disabled={rest.disabled || undefined}
      data-inline={inline || undefined}
      data-size={size}
    >
      <span data-shown aria-hidden="true">
        {inline && label ? <span data-label>{label}</span> : null}
        <span data-value={selected ? 'chosen' : 'none'}>{text}</span>
        <ChevronDown />
      </span>
      <select
        aria-label={label}
        {...rest}
        {...control}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={keepEscape}
      >
        {selected ? null : (
          <option value={value} hidden disabled>
            {text}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
