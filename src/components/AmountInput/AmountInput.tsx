import { amountIn } from '#src/lib/values/amount.ts';
import { ValueInput, type ValueInputProps } from '../ValueInput/ValueInput.tsx';

export interface AmountInputProps extends Omit<ValueInputProps, 'kind' | 'type' | 'inputMode'> {
  /** ISO 4217. An amount with the sign or code of another currency is refused. */
  currency: string;
}

/** An amount of money, as text: `1,299.50`. */
export function AmountInput({ currency, ...rest }: AmountInputProps) {
  return <ValueInput kind={amountIn(currency)} {...rest} inputMode="decimal" data-figures />;
}
