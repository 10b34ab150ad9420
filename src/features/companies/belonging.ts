import { countOf } from '#src/lib/text.ts';

/** How many developer users belong to a company; counting needs the server. */
export type Belonging = { status: 'counting' } | { status: 'unknown' } | { status: 'counted'; count: number };

/** What is said before a company is deleted (docs/product.md "Small print"); null when nobody belongs to it. */
export function belongingNote(belonging: Belonging): string | null {
  if (belonging.status === 'counting') return 'Counting its developer users…';
  if (belonging.status === 'unknown') {
    return 'Its developer users could not be counted. If it has any, they stay, without a company.';
  }
  const { count } = belonging;
  if (count === 0) return null;
  const users = countOf(count, 'developer user', 'developer users');
  return `It has ${users}, who ${count === 1 ? 'stays' : 'stay'} without a company.`;
}
