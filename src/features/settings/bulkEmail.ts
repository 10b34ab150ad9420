import type { Page } from '#src/api/results/page.ts';
import type { KindId, RecordTypes } from '#src/api/types/record.ts';
import type { BulkEmail, SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import type { Recipient } from '#src/features/shared/email/addressees.ts';
import { pageOf } from '#src/features/shared/list/view/useReadyRead.ts';
import type { LinkedKind, PortalKinds } from '#src/features/shared/records/recordKind.ts';
import { kindIds } from '#src/features/shared/records/records.ts';
import { labelOf } from '#src/lib/optionLabel.ts';
import { email } from '#src/lib/values/email.ts';
import { kept, meaningOf } from '#src/lib/values/kind.ts';
import { bulkTargets, SPECIFIC_USER } from './choices.ts';

/** Whom the bulk email is sent to, within a sentence: `all users`, or the address of the specific user. */
export function targetName({ bulkTarget, bulkAddress }: BulkEmail): string {
  return bulkTarget === SPECIFIC_USER
    ? kept(email, bulkAddress)
    : labelOf(bulkTargets, bulkTarget).toLowerCase();
}

/** The users of the target as they are saved now. */
export async function readTarget(written: BulkEmail, kinds: PortalKinds): Promise<Page<Recipient>> {
  const { bulkTarget } = written;
  if (bulkTarget === SPECIFIC_USER) {
    const address = targetName(written);
    return pageOf([{ id: address, name: address, email: address }]);
  }
  const pages = await Promise.all(kindIds(kinds).map((id) => recipients(bulkTarget, id, kinds)));
  return pageOf(pages.flat());
}

/** Those of a kind who belong to the target. */
async function recipients<Id extends KindId>(
  target: string,
  kindId: Id,
  kinds: PortalKinds,
): Promise<readonly Recipient[]> {
  const kind: LinkedKind<RecordTypes[Id]> | undefined = kinds[kindId];
  const isTarget = kind?.targets?.[target];
  const read = kind?.readNow;
  if (!isTarget || !read) return [];
  const { rows } = await read();
  const { nameOf, email: address } = kind;
  return rows
    .filter(isTarget)
    .map((row) => ({ id: row.id, name: nameOf(row), email: address?.of(row) ?? '' }));
}

/** What is missing before the email can be sent, as one sentence. A specific user is one valid address. */
export function sendProblem(written: BulkEmail): string | null {
  const { bulkTarget, bulkAddress, bulkSubject, bulkBody } = written;
  if (bulkTarget === SPECIFIC_USER && meaningOf(email, bulkAddress) === null)
    return bulkAddress.trim() === ''
      ? 'Enter the address of the user first.'
      : 'Enter one valid email address first.';
  if (bulkSubject.trim() === '') return 'Enter a subject first.';
  return bulkBody.trim() === '' ? 'Enter a body first.' : null;
}

/** The sender as an email shows it. */
export function sender({
  portalName,
  supportEmail,
}: Pick<SystemSettings, 'portalName' | 'supportEmail'>): string {
  return `${portalName} <${supportEmail}>`;
}
