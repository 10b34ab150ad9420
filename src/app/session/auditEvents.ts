import { type FailedSignIn, failedSignIns } from '#src/api/session/failedSignIns.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import type { User } from '#src/api/types/session.ts';
import {
  beginAudit,
  type EarlierChange,
  emptyAudit,
  endAudit,
  expireAudit,
  recordAudit,
  stopAudit,
} from '#src/features/shared/audit/recordAudit.ts';
import { hasRole, MASTER_ROLES } from '#src/lib/paths.ts';

/** A new id of a session: `SES-4F0C21A99B3E`. */
function randomSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `SES-${digits.join('').toUpperCase()}`;
}

const category = 'Authentication';

/** The record of a failed sign-in, as those of the samples; never what was typed as password or code. */
function toChange({ email, step, message, at }: FailedSignIn): EarlierChange {
  const what = step === 'login' ? 'a password' : 'a one-time code';
  return { action: 'User Login', category, details: `Sign-in as ${email} with ${what}`, error: message, at };
}

/**
 * Begins and ends the audit log of this tab with the session, and records the sign-in, those of the same account that failed
 * before it in this tab, and the expiry. Only users of the
 * master portal have one. Returns a function that stops it.
 */
export function watchAudit(newSessionId = randomSessionId): () => void {
  function begin({ id, name, email, roles }: User) {
    const earlier = failedSignIns.take(email).map(toChange);
    if (hasRole(roles, MASTER_ROLES)) {
      const { userAgent } = navigator;
      beginAudit({ userId: id, user: name || email, sessionId: newSessionId(), userAgent }, earlier);
    }
  }

  const { user } = sessionStore.getState();
  if (user) begin(user);
  const stopSteps = sessionStore.subscribe((session, before) => {
    if (session.step !== 'authenticated' || session.user.id === before.user?.id) return;
    begin(session.user);
    // A session that another tab has begun is recorded there.
    if (before.step !== 'otp') return;
    recordAudit({ action: 'User Login', category, details: 'Signed in with a one-time code' });
  });
  const stopEnds = onSessionEnd('audit', {
    expired: (userId) =>
      expireAudit(userId, { action: 'Session Expired', category, details: 'The server ended the session' }),
    ended: (reason, userId) => {
      if (reason !== 'expired') endAudit(userId);
      emptyAudit();
    },
  });
  return () => {
    stopSteps();
    stopEnds();
    stopAudit();
  };
}
