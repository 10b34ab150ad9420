import type { SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import { isEmail } from '#src/lib/email.ts';
import { labelOf } from '#src/lib/optionLabel.ts';
import { bulkTargets, SPECIFIC_USER } from './choices.ts';

/** Whom the bulk email is sent to, within a sentence: `all users`, or the address of the specific user. */
export function targetName({ bulkTarget, bulkAddress }: SystemSettings): string {
  return bulkTarget === SPECIFIC_USER ? bulkAddress.trim() : labelOf(bulkTargets, bulkTarget).toLowerCase();
}

/** What is missing before the email can be sent, as one sentence. A specific user is one valid address. */
export function sendProblem(settings: SystemSettings): string | null {
  const { bulkTarget, bulkAddress, bulkSubject, bulkBody } = settings;
  const address = bulkAddress.trim();
  if (bulkTarget === SPECIFIC_USER && !isEmail(address))
    return address === '' ? 'Enter the address of the user first.' : 'Enter one valid email address first.';
  if (bulkSubject.trim() === '') return 'Enter a subject first.';
  return bulkBody.trim() === '' ? 'Enter a body first.' : null;
}

/** The sender as an email shows it. */
export function sender({ portalName, supportEmail }: SystemSettings): string {
  return `${portalName} <${supportEmail}>`;
}
