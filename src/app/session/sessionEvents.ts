// For its own watch over the end of a session: what was kept goes even where no list was ever shown.
import '#src/api/cache/cache.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import { forgetPlaces } from '#src/app/shell/search/recentPlaces.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { claimDrafts, dropDrafts, keepDrafts } from '#src/lib/unsavedWork.ts';

/** Text and time of the one notice of an expired session (section 8). */
const EXPIRED = 'Session expired. You have been logged out.';
const EXPIRED_FOR = 5000;

/**
 * What the application does when a session ends or begins: the notice of expiry, unsent input kept for the same
 * person and nobody else, recent places forgotten (product.md "Session"). Cache and sample stores see to themselves.
 * Returns the way to stop.
 */
export function watchSession(): () => void {
  const stopEnds = onSessionEnd((reason, userId) => {
    forgetPlaces();
    if (reason === 'expired') {
      keepDrafts(userId);
      toast.error(EXPIRED, { duration: EXPIRED_FOR });
      // What was said of a form or a list belongs to neither the veil nor the sign-in page.
      toast.dismissOthers(EXPIRED);
    } else {
      dropDrafts();
      // Notices of the last session are nobody's business after it.
      toast.dismiss();
    }
  });
  const stopSteps = sessionStore.subscribe((session, before) => {
    // Nor does what came while the veil was up.
    if (before.step === 'expired' && session.step !== 'expired') toast.dismissOthers(EXPIRED);
    if (session.step === 'authenticated' && session.user.id !== before.user?.id) {
      claimDrafts(session.user.id);
    }
  });
  return () => {
    stopEnds();
    stopSteps();
  };
}
