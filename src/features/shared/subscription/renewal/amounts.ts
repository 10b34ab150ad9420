import { formatAmount } from '#src/lib/money.ts';

/** Amounts by currency: `$`, or a code as `EUR`. */
export type Amounts = ReadonlyMap<string, number>;

/** The sums of amounts as histories write them, by currency: `$999/year`, `EUR 1,200/month`. Other texts add nothing. */
export function parseAmounts(texts: readonly string[]): Amounts {
  const sums = new Map<string, number>();
  for (const text of texts) {
    const [, currency = '', digits = ''] = /^(\$|[A-Z]{3} )([\d,]+(?:\.\d+)?)\//u.exec(text) ?? [];
    if (currency !== '') sums.set(currency, (sums.get(currency) ?? 0) + Number(digits.replaceAll(',', '')));
  }
  return sums;
}

/** `$1,299`, with other currencies `$1,299 + EUR 120.50`; `$0` for nothing. */
export function amountText(amounts: Amounts): string {
  return [...amounts].map(([currency, amount]) => `${currency}${formatAmount(amount)}`).join(' + ') || '$0';
}
