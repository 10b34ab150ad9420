import { kept, type SomeKind } from '#src/lib/values/kind.ts';
import type { FormControl } from './FormField.tsx';

/** For a control that is no ValueInput: leaving it shows the text as it is kept. */
export function keptOnBlur({ value, onValueChange, onBlur }: FormControl<string>, kind: SomeKind) {
  return {
    onBlur() {
      const shown = kept(kind, value);
      if (shown !== value) onValueChange(shown);
      onBlur();
    },
  };
}
