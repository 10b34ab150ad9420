/** A typed amount as a number; null when it is none, as `On request`. */
export function parseAmount(text: string): number | null {
  const amount = Number(text);
  return text.trim() === '' || !Number.isFinite(amount) ? null : amount;
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
