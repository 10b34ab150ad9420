import { amountIn, shortAmount } from '#src/lib/values/amount.ts';
import { meaningOf } from '#src/lib/values/kind.ts';

/** Amounts in minor units by currency: `$`, or a code as `EUR `. */
export type Amounts = ReadonlyMap<string, number>;

/** The sums of amounts as histories write them, by currency: `$999/year`, `EUR 1,200/month`. Other texts add nothing. */
export function parseAmounts(texts: readonly string[]): Amounts {
  const sums = new Map<string, number>();
  for (const text of texts) {
    const [, currency = '', digits = ''] = /^(\$|[A-Z]{3} )([\d,.]+)\//u.exec(text) ?? [];
    const amount = meaningOf(amountIn(currency.trim()), digits);
    if (amount !== null) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return sums;
}

/** `$1,299`, with other currencies `$1,299 + EUR 120.50`; `$0` for nothing. */
export function amountText(amounts: Amounts): string {
  return [...amounts].map(([currency, amount]) => `${currency}${shortAmount(amount)}`).join(' + ') || '$0';
}
