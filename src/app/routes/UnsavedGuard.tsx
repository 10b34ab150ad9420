import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { sessionStore } from '#src/api/session/session.ts';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import type { LeaveConfirmDialogProps } from '#src/components/Dialog/LeaveConfirmDialog.tsx';
import {
  hasUnsavedInput,
  hasUnsavedScreen,
  isInputBeingSaved,
  onLeaveForm,
} from '#src/features/shared/form/unsavedInput.ts';

interface Question {
  readonly Ask: ComponentType<LeaveConfirmDialogProps>;
  /** When the question was opened, the unsaved input was being sent to the server. */
  readonly saving: boolean;
}

interface Navigation {
  readonly currentLocation: Pick<Location, 'pathname' | 'search'>;
  readonly nextLocation: Pick<Location, 'pathname' | 'search'>;
  readonly historyAction: 'POP' | 'PUSH' | 'REPLACE';
}

/**
 * Whether a navigation would lose unsaved input. A list that replaces its query keeps the form or has asked itself;
 * another path, Back, and a link to another record of the list remove the form without asking.
 */
function wouldLose({ currentLocation: from, nextLocation: to, historyAction }: Navigation): boolean {
  const leaves =
    historyAction === 'POP' ||
    from.pathname !== to.pathname ||
    (historyAction === 'PUSH' && from.search !== to.search);
  return leaves && sessionStore.getState().step === 'authenticated' && hasUnsavedScreen();
}

/** Asks before Back, a link, Log Out or closing the tab discards unsaved input (product.md "Forms"). */
export function UnsavedGuard() {
  const blocker = useBlocker(wouldLose);
  const [asked, setAsked] = useState<{ readonly leave: () => void } | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const asking = asked !== null || blocker.state === 'blocked';

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedInput()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  useEffect(() => onLeaveForm((leave) => setAsked({ leave })), []);
  useEffect(() => {
    const drop = () => setAsked(null);
    return onSessionEnd('question', { expired: drop, ended: drop });
  }, []);

  const stay = useEffectEvent(onStay);

  useEffect(() => {
    if (!asking) return;
    import('#src/components/Dialog/LeaveConfirmDialog.tsx').then(
      ({ LeaveConfirmDialog }) => setQuestion({ Ask: LeaveConfirmDialog, saving: isInputBeingSaved() }),
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
