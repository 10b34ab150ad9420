import type { BulkEmail, SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import { isEmail } from '#src/lib/email.ts';
import { labelOf } from '#src/lib/optionLabel.ts';
import { bulkTargets, SPECIFIC_USER } from './choices.ts';

/** Whom the bulk email is sent to, within a sentence: `all users`, or the address of the specific user. */
export function targetName({ bulkTarget, bulkAddress }: BulkEmail): string {
  return bulkTarget === SPECIFIC_USER ? bulkAddress.trim() : labelOf(bulkTargets, bulkTarget).toLowerCase();
}

/** What is missing before the email can be sent, as one sentence. A specific user is one valid address. */
export function sendProblem(email: BulkEmail): string | null {
  const { bulkTarget, bulkAddress, bulkSubject, bulkBody } = email;
  const address = bulkAddress.trim();
  if (bulkTarget === SPECIFIC_USER && !isEmail(address))
    return address === '' ? 'Enter the address of the user first.' : 'Enter one valid email address first.';
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
