import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { toWhole } from './wholeNumber.ts';

/**
 * A whole number of at least 0, as text: a native number input hides what is no number. On blur the text becomes the
 * number that `toWhole` reads, 0 for a text without one (spec section 5).
 */
export function NumberInput(props: Omit<TextInputProps, 'type' | 'inputMode'>) {
  const { value, onValueChange, onBlur } = props;
  return (
    <TextInput
      autoComplete="off"
      {...props}
      inputMode="numeric"
      onBlur={(event) => {
        const whole = String(toWhole(value));
        if (whole !== value) onValueChange(whole);
        onBlur?.(event);
      }}
    />
  );
}
