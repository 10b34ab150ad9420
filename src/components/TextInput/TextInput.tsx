import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { controlFrame, controlInput } from '../Field/controlStyles.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';
import { theme } from '../theme/theme.ts';

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'size'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Wrong input; inside a Field its `error` decides. */
  invalid?: boolean | undefined;
  /** 32 px, or 36 px where the control stands alone on a page; touch targets are 44 px below 768 px. */
  size?: 'medium' | 'large' | undefined;
  /** One 16 px icon before the text; decoration only. */
  start?: ReactNode;
  /** Small things after the text: a Kbd, a ControlButton. */
  end?: ReactNode;
}

const Frame = styled.span`
  ${controlFrame}
  > input {
    ${controlInput}
  }
  > span[data-start] {
    position: absolute;
    inset-inline-start: 10px;
    display: grid;
    color: ${theme.text.muted};
    pointer-events: none;
  }
  > span[data-start] + input {
    padding-inline-start: 34px;
  }
  > span[data-start] > svg {
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 1.75;
  }
`;

/** One line of text: the native input in the console's frame. */
export function TextInput({ value, onValueChange, invalid, size, start, end, ...rest }: TextInputProps) {
  const control = useFieldControl({ ...rest, invalid });
  return (
    <Frame
      data-invalid={control['aria-invalid'] || undefined}
      data-disabled={rest.disabled || undefined}
      data-size={size}
    >
      {start ? (
        <span data-start aria-hidden="true">
          {start}
        </span>
      ) : null}
      <input
        type="text"
        {...rest}
        {...control}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      {end}
    </Frame>
  );
}
