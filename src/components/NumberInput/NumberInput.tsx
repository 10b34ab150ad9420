import styled from 'styled-components';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { clampNumber, parseWhole } from './wholeNumber.ts';

export interface NumberInputProps
  extends Omit<TextInputProps, 'value' | 'onValueChange' | 'type' | 'min' | 'max' | 'step'> {
  /** A whole number; `null` while the field is empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
}

const Root = styled.div`
  min-inline-size: 0;
  input {
    font-variant-numeric: tabular-nums;
  }
`;

/** A whole number. The arrow keys step it; on blur it is clamped to `min` and `max`. */
export function NumberInput({ value, onValueChange, min, max, onBlur, ...rest }: NumberInputProps) {
  return (
    <Root>
      <TextInput
        {...rest}
        type="number"
        inputMode="numeric"
        step={1}
        min={min}
        max={max}
        value={value === null ? '' : String(value)}
        onValueChange={(text) => onValueChange(parseWhole(text))}
        onBlur={(event) => {
          const clamped = value === null ? null : clampNumber(value, min, max);
          if (clamped !== value) onValueChange(clamped);
          onBlur?.(event);
        }}
        // Otherwise scrolling with the wheel would change a focused number.
        onWheel={(event) => event.currentTarget.blur()}
      />
    </Root>
  );
}
