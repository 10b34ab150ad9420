// Imported for its listeners: the end of a session clears the cache, also when no list was ever shown.
import '#src/api/cache/cache.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import { forgetUsed } from '#src/app/shell/search/recentlyUsed.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { dropDrafts, dropDraftsOfOthers, keepDrafts } from '#src/features/shared/form/unsavedInput.ts';
import { dropCutOff, keepCutOff, tellCutOff } from '#src/features/shared/list/bulk/cutOff.ts';
import { watchAudit } from './auditEvents.ts';

/** Text, and duration in milliseconds, of the notice of an expired session (section 8). */
const EXPIRED = 'Session expired. You have been logged out.';
const EXPIRED_FOR = 5000;

/**
 * Reactions of the application to the end and the start of a session: shows the notice of an expiry, keeps unsent input
 * and what is to be said of a bulk change for the same user only, and clears what was used lately (product.md
 * "Session"). The cache and the sample stores have their own listeners. Returns a function that stops it.
 */
export function watchSession(): () => void {
  const stopAudit = watchAudit();
  const stopEnds = onSessionEnd('messages', {
    expired: (userId) => {
      forgetUsed();
      keepDrafts(userId);
      keepCutOff(userId);
      toast.error(EXPIRED, { duration: EXPIRED_FOR });
      // Messages about a form or a list must not be shown over the overlay.
      toast.dismissOthers(EXPIRED);
    },
    ended: (reason) => {
      // Messages that arrived under the overlay must not be shown on the sign-in page either.
      if (reason === 'expired') return toast.dismissOthers(EXPIRED);
      forgetUsed();
      dropDrafts();
      dropCutOff();
      // Messages of the ended session must not be shown after it.
      toast.dismiss();
    },
  });
  const stopSteps = sessionStore.subscribe((session, before) => {
    if (session.step === 'authenticated' && session.user.id !== before.user?.id) {
      dropDraftsOfOthers(session.user.id);
      tellCutOff(session.user.id);
    }
  });
  return () => {
    stopAudit();
    stopEnds();
    stopSteps();
  };
}
