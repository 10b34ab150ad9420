import { countOf } from '#src/lib/text.ts';

/** How many developer users belong to a company; counting needs the server. */
export type Belonging = { status: 'counting' } | { status: 'unknown' } | { status: 'counted'; count: number };

/** What is said before companies are deleted (docs/product.md "Small print"); null when nobody belongs to them. */
export function belongingNote(belonging: Belonging, companies = 1): string | null {
  const [its, it] = companies === 1 ? ['its', 'it has'] : ['their', 'they have'];
  if (belonging.status === 'counting') return `Counting ${its} developer users…`;
  if (belonging.status === 'unknown') {
    return `${capital(its)} developer users could not be counted. If ${it} any, they stay, without a company.`;
  }
  const { count } = belonging;
  if (count === 0) return null;
  const users = countOf(count, 'developer user', 'developer users');
  return `${capital(it)} ${users}, who ${count === 1 ? 'stays' : 'stay'} without a company.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
