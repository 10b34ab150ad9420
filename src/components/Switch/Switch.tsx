import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'checked' | 'onChange' | 'size'> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: string;
}

const Root = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 24px;
  font: ${theme.font.table} ${theme.font.family};
  font-weight: 500;
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
  }
  /* Only when the input itself is disabled: a disabled fieldset dims its content already. */
  &:has([disabled]) {
    color: ${theme.text.disabled};
  }
  > input {
    appearance: none;
    position: relative;
    flex: none;
    inline-size: 32px;
    block-size: 18px;
    margin: 0;
    border: 1.5px solid ${theme.border.strong};
    border-radius: ${theme.radius.round};
    background: ${theme.surface.sunken};
    cursor: inherit;
  }
  > input::before {
    content: '';
    position: absolute;
    inset-block: 1.5px;
    inset-inline-start: 1.5px;
    inline-size: 12px;
    border-radius: 50%;
    background: ${theme.border.strong};
  }
  > input:checked {
    border-color: transparent;
    background: ${theme.primary.solid};
  }
  > input:checked::before {
    inset-inline-start: 15.5px;
    background: ${theme.text.onSolid};
  }
  > input[disabled] {
    border-color: ${theme.border.main};
    background: ${theme.surface.sunken};
  }
  > input[disabled]::before {
    background: ${theme.text.disabled};
  }
  > input[disabled]:checked {
    border-color: transparent;
    background: ${theme.text.disabled};
  }
  > input[disabled]:checked::before {
    background: ${theme.surface.card};
  }
  ${media.forcedColors} {
    > input, > input:checked {
      border-color: ButtonText;
    }
    > input::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
    > input:checked::before {
      background: Highlight;
    }
  }
  ${media.narrow} {
    min-block-size: ${theme.layout.touch};
  }
`;

/** On or off: a native checkbox with the role of a switch. */
export function Switch({ checked, onCheckedChange, label, ...rest }: SwitchProps) {
  return (
    <Root>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      {label}
    </Root>
  );
}
