import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useFieldControl } from '../Field/useFieldControl.ts';
import { media, theme } from '../theme/theme.ts';

export interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'checked' | 'onChange' | 'size'> {
  checked: boolean;
  /** Some, but not all, are checked: shown as a dash and announced as mixed. */
  indeterminate?: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: string;
  /** Keeps the label for assistive technology only, as in a table's cell. */
  hideLabel?: boolean;
  /** @default whether its Field has an error */
  invalid?: boolean | undefined;
}

const Root = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 24px;
  font: ${theme.font.table} ${theme.font.family};
  cursor: pointer;
  &:has(:disabled) {
    color: ${theme.text.disabled};
    cursor: not-allowed;
  }
  > input {
    appearance: none;
    position: relative;
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    border: 1.5px solid ${theme.border.strong};
    border-radius: 4px;
    background: ${theme.surface.card};
    cursor: inherit;
  }
  /* Makes the target at least 24 px when there is no visible label. */
  > input::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
  > input::before {
    content: '';
    position: absolute;
    inset: -1.5px;
  }
  > input:is(:checked, :indeterminate) {
    border-color: transparent;
    background: ${theme.primary.solid};
  }
  > input:checked::before {
    background: ${theme.text.onSolid};
    clip-path: polygon(22% 51%, 31% 42%, 43% 54%, 69% 27%, 78% 36%, 43% 72%);
  }
  > input:indeterminate::before {
    background: ${theme.text.onSolid};
    clip-path: inset(45% 25% 45% 25%);
  }
  > input[aria-invalid='true'] {
    border-color: ${theme.danger.solid};
  }
  > input:disabled {
    border-color: ${theme.border.main};
    background: ${theme.surface.sunken};
  }
  > input:disabled:is(:checked, :indeterminate)::before {
    background: ${theme.text.disabled};
  }
  ${media.forcedColors} {
    > input {
      appearance: auto;
    }
    > input::before {
      content: none;
    }
  }
  ${media.narrow} {
    min-block-size: ${theme.layout.touch};
  }
`;

/** A native checkbox, for forms and for selecting rows. */
export function Checkbox({
  checked,
  indeterminate = false,
  onCheckedChange,
  label,
  hideLabel = false,
  invalid,
  ...rest
}: CheckboxProps) {
  const control = useFieldControl({ ...rest, invalid });
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <Root>
      <input
        {...rest}
        {...control}
        id={rest.id}
        ref={input}
        type="checkbox"
        aria-label={hideLabel ? label : undefined}
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      {hideLabel ? null : label}
    </Root>
  );
}
