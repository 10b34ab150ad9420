import styled from 'styled-components';
import { controlFrame, controlInput } from '../Field/controlStyles.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';
import type { TextInputProps } from '../TextInput/TextInput.tsx';

export type OtpInputProps = Omit<
  TextInputProps,
  'type' | 'start' | 'end' | 'size' | 'inputMode' | 'autoComplete'
>;

const Frame = styled.span`
  ${controlFrame}
  block-size: 2.75rem;
  > input {
    ${controlInput}
    font-size: 1.125rem;
    font-weight: 600;
    letter-spacing: 0.5em;
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * A one-time code in one plain text field. It neither filters input nor submits automatically, so that every message
 * of section 5 can occur.
 */
export function OtpInput({ value, onValueChange, invalid, ...rest }: OtpInputProps) {
  const control = useFieldControl({ ...rest, invalid });
  return (
    <Frame data-invalid={control['aria-invalid'] || undefined} data-disabled={rest.disabled || undefined}>
      <input
        spellCheck={false}
        {...rest}
        {...control}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </Frame>
  );
}
