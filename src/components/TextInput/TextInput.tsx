import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { ownLanguage } from '#src/lib/language.ts';
import { controlFrame, controlInput } from '../Field/controlStyles.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';
import { icon, theme } from '../theme/theme.ts';

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'size'> {
  value: string;
  onValueChange: (value: string) => void;
  /**
   * Its value is refused: red, and announced as invalid.
   * @default whether its Field has an error
   */
  invalid?: boolean | undefined;
  /**
   * 32 px or 36 px high; 44 px for touch below 768 px.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /** One 16 px icon before the text; decoration only. */
  start?: ReactNode;
  /** Small elements after the text: a Kbd, a ControlButton. */
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
  /* Beside the icon, which stays where it is. */
  > span[data-start] + input:dir(rtl) {
    padding-inline: 10px 34px;
  }
  > span[data-start] > svg {
    ${icon[16]}
  }
`;

/** A native input for one line of text. */
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
        {...ownLanguage(value)}
        {...rest}
        {...control}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      {end}
    </Frame>
  );
}
