import type { BulkEmail, SystemSettings } from '#src/api/types/settings/systemSettings.ts';
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
