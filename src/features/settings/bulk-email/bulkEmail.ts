import type { SystemSettings } from '#src/api/types/settings/systemSettings.ts';
import { bulkTargets, labelOf, SPECIFIC_USER } from '../choices.ts';

/** Whom the bulk email is sent to, within a sentence: `all users`, or the address of the specific user. */
export function targetName({ bulkTarget, bulkAddress }: SystemSettings): string {
  return bulkTarget === SPECIFIC_USER ? bulkAddress.trim() : labelOf(bulkTargets, bulkTarget).toLowerCase();
}

/** Whether the email can be sent: a specific user needs an address (any text; settings are not validated). */
export function hasTarget(settings: SystemSettings): boolean {
  return targetName(settings) !== '';
}

/** The sender as an email shows it. */
export function sender({ portalName, supportEmail }: SystemSettings): string {
  return `${portalName} <${supportEmail}>`;
}
