import { capitalised, countOf } from '#src/lib/text.ts';

/** How many developer users a company has; counted from the server's list of developers. */
export type DeveloperCount =
  | { status: 'counting' }
  | { status: 'unknown' }
  | { status: 'counted'; count: number };

/** The note of the delete question (docs/product.md "Small print"); null when the companies have no developer users. */
export function developerCountNote(developerCount: DeveloperCount, companies = 1): string | null {
  const [its, it] = companies === 1 ? ['its', 'it has'] : ['their', 'they have'];
  if (developerCount.status === 'counting') return `Counting ${its} developer users…`;
  if (developerCount.status === 'unknown') {
    return `${capitalised(its)} developer users could not be counted. If ${it} any, they stay, without a company.`;
  }
  const { count } = developerCount;
  if (count === 0) return null;
  const users = countOf(count, 'developer user', 'developer users');
  return `${capitalised(it)} ${users}, who ${count === 1 ? 'stays' : 'stay'} without a company.`;
}
