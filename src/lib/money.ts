import { formatNumber } from './text.ts';

/** A typed amount as a number; null when it is none, as `On request`. */
export function parseAmount(text: string): number | null {
  const amount = Number(text);
  return text.trim() === '' || !Number.isFinite(amount) ? null : amount;
}

/**
 * An amount without its currency: `1,299`, `1,299.50`. Has no `Intl.NumberFormat`, as `formatNumber`, because most pages
 * that show it need none.
 */
export function formatAmount(amount: number): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  return cents === '00' ? formatNumber(Number(whole)) : `${formatNumber(Number(whole))}.${cents}`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in its currency, given as an ISO 4217 code: `$1,299.00`. */
export function formatMoney(amount: number, currency: string): string {
  const known = formats.get(currency);
  if (known) return known.format(amount);
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  formats.set(currency, format);
  return format.format(amount);
}
