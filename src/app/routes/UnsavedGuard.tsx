import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { sessionStore } from '#src/api/session/session.ts';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import type { LeaveConfirmDialogProps } from '#src/components/Dialog/LeaveConfirmDialog.tsx';
import {
  hasUnsavedScreen,
  hasUnsavedWork,
  isWorkBeingSaved,
  onLeaveForm,
} from '#src/features/shared/form/unsavedWork.ts';

interface Question {
  readonly Ask: ComponentType<LeaveConfirmDialogProps>;
  /** When the question was opened, the unsaved input was being sent to the server. */
  readonly saving: boolean;
}

interface Navigation {
  readonly currentLocation: { readonly pathname: string };
  readonly nextLocation: { readonly pathname: string };
  readonly historyAction: 'POP' | 'PUSH' | 'REPLACE';
}

/**
 * Whether a navigation would lose unsaved input. A form closes by a change of the query and asks by itself; a change of
 * the path, and Back, remove it without asking.
 */
function wouldLose({ currentLocation, nextLocation, historyAction }: Navigation): boolean {
  const leaves = historyAction === 'POP' || currentLocation.pathname !== nextLocation.pathname;
  return leaves && sessionStore.getState().step === 'authenticated' && hasUnsavedScreen();
}

/** Asks before Back, a link, Log Out or closing the tab discards unsaved input (product.md "Small print"). */
export function UnsavedGuard() {
  const blocker = useBlocker(wouldLose);
  const [asked, setAsked] = useState<{ readonly leave: () => void } | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const asking = asked !== null || blocker.state === 'blocked';

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  useEffect(() => onLeaveForm((leave) => setAsked({ leave })), []);
  useEffect(() => onSessionEnd(() => setAsked(null)), []);

  const stay = useEffectEvent(onStay);

  useEffect(() => {
    if (!asking) return;
    import('#src/components/Dialog/LeaveConfirmDialog.tsx').then(
      ({ LeaveConfirmDialog }) => setQuestion({ Ask: LeaveConfirmDialog, saving: isWorkBeingSaved() }),
      // The question could not be loaded: staying loses nothing.
      () => stay(),
    );
    return () => setQuestion(null);
  }, [asking]);

  function onStay() {
    setAsked(null);
    blocker.reset?.();
  }

  function onLeave() {
    setAsked(null);
    asked?.leave();
    blocker.proceed?.();
  }

  if (!asking || !question) return null;
  const { Ask, saving } = question;
  return <Ask saving={saving} onLeave={onLeave} onStay={onStay} />;
}
