import type { Page } from '#src/api/results/page.ts';
import { isWhole } from '#src/lib/maxRows.ts';
import { email } from '#src/lib/values/email.ts';
import { meaningOf } from '#src/lib/values/kind.ts';

/** Someone to whom an email is written. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** To whom an email goes, and who is left out. */
export interface Addressees {
  /** Each has one valid address, and each address is there once. */
  readonly to: readonly Recipient[];
  readonly leftOut: readonly { readonly id: string; readonly name: string; readonly why: string }[];
}

/**
 * Those of the `asked` who can be written to, with their addresses as they are saved `now`; everyone of `now` without
 * `asked`. A record that is not there was deleted, unless only a part of them was read.
 */
export function addresseesOf(now: Page<Recipient>, asked: readonly Recipient[] = now.rows): Addressees {
  const known = new Map(now.rows.map((recipient) => [recipient.id, recipient]));
  const to = new Map<string, Recipient>();
  const leftOut: { id: string; name: string; why: string }[] = [];
  for (const each of asked) {
    const found = known.get(each.id) ?? (isWhole(now) ? undefined : each);
    const written = found?.email.trim() ?? '';
    const address = meaningOf(email, written);
    const same = to.get(email.plain(written));
    if (found && address !== null && !same) {
      to.set(email.plain(address), { ...found, email: address });
      continue;
    }
    const missing = written === '' ? 'no address' : 'no valid address';
    const twice = same?.name === each.name ? 'is in the list already' : `has the address of ${same?.name}`;
    const why = same ? twice : missing;
    leftOut.push({ id: each.id, name: each.name, why: found ? why : 'was deleted or left the list' });
  }
  return { to: [...to.values()], leftOut };
}

/** Whether an email goes to the same addresses. */
export function isSameTo(one: Addressees, other: Addressees): boolean {
  const addresses = ({ to }: Addressees) => JSON.stringify(to.map(({ id, email }) => [id, email]));
  return addresses(one) === addresses(other);
}
