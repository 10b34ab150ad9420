import styled from 'styled-components';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { parseWhole, within } from './wholeNumber.ts';

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

/** A whole number: arrows step it, leaving the field brings it between `min` and `max`. */
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
          const kept = value === null ? null : within(value, min, max);
          if (kept !== value) onValueChange(kept);
          onBlur?.(event);
        }}
        // A wheel over a focused number would change it while the person means to scroll.
        onWheel={(event) => event.currentTarget.blur()}
      />
    </Root>
  );
}
