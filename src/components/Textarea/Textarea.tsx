import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlFrame, controlInput } from '../Field/controlStyles.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';

export interface TextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange'> {
  value: string;
  onValueChange: (value: string) => void;
  invalid?: boolean | undefined;
}

const Frame = styled.span`
  ${controlFrame}
  block-size: auto;
  > textarea {
    ${controlInput}
    display: block;
    block-size: auto;
    min-block-size: 72px;
    max-block-size: 320px;
    padding: 6px 10px;
    resize: vertical;
    /* Grows with its text in browsers that support it. */
    field-sizing: content;
  }
`;

/** Several lines of text. It grows with its text and can be resized. */
export function Textarea({ value, onValueChange, invalid, rows = 3, ...rest }: TextareaProps) {
  const control = useFieldControl({ ...rest, invalid });
  return (
    <Frame data-invalid={control['aria-invalid'] || undefined} data-disabled={rest.disabled || undefined}>
      <textarea
        {...rest}
        {...control}
        rows={rows}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </Frame>
  );
}
