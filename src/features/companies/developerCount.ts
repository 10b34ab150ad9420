import { capitalised, countOf, formatNumber } from '#src/lib/text.ts';

/** How many developer users a company has; counted from the server's list of developers. */
export type DeveloperCount =
  | { status: 'counting' }
  | { status: 'unknown' }
  | { status: 'counted' | 'at least'; count: number };

/** The developer users found; `whole` is false when the list that was searched may be a part of all. */
export function toDeveloperCount(count: number, whole: boolean): DeveloperCount {
  if (whole) return { status: 'counted', count };
  return count === 0 ? { status: 'unknown' } : { status: 'at least', count };
}

/** The number of developer users among the details of a company; null when it is not known. */
export function developerCountFact(developerCount: DeveloperCount): string | null {
  if (developerCount.status === 'counting') return 'Counting…';
  if (developerCount.status === 'unknown') return null;
  const count = formatNumber(developerCount.count);
  return developerCount.status === 'at least' ? `At least ${count}` : count;
}

/** The note of the delete question (docs/product.md "Developer Company Management"); null when the companies have no developer users. */
export function developerCountNote(developerCount: DeveloperCount, companies = 1): string | null {
  const [its, it] = companies === 1 ? ['its', 'it has'] : ['their', 'they have'];
  if (developerCount.status === 'counting') return `Counting ${its} developer users…`;
  if (developerCount.status === 'unknown') {
    return `${capitalised(its)} developer users could not be counted. If ${it} any, they stay, without a company.`;
  }
  const { status, count } = developerCount;
  if (count === 0) return null;
  const users = countOf(count, 'developer user', 'developer users');
  const least = status === 'at least' ? ' at least' : '';
  return `${capitalised(it)}${least} ${users}, who ${count === 1 ? 'stays' : 'stay'} without a company.`;
}
