import { whole } from '#src/lib/values/whole.ts';
import { ValueInput, type ValueInputProps } from '../ValueInput/ValueInput.tsx';

export interface NumberInputProps extends Omit<ValueInputProps, 'kind' | 'type' | 'inputMode'> {
  /**
   * Another kind of whole numbers.
   * @default whole
   */
  kind?: ValueInputProps['kind'];
}

/**
 * A whole number of at least 0, as text: a native number input hides what is no number. A text without a digit becomes 0
 * (spec section 5).
 */
export function NumberInput(props: NumberInputProps) {
  return <ValueInput kind={whole} {...props} inputMode="numeric" data-figures />;
}
