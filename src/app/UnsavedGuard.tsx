import { type ComponentType, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { sessionStore } from '#src/api/session.ts';
import type { LeaveQuestionProps } from '#src/components/Dialog/LeaveQuestion.tsx';
import { hasUnsavedWork } from '#src/lib/unsavedWork.ts';

interface Move {
  readonly currentLocation: { readonly pathname: string };
  readonly nextLocation: { readonly pathname: string };
  readonly historyAction: 'POP' | 'PUSH' | 'REPLACE';
}

/** A form closes itself by changing the query; only leaving its page, or Back, takes it away unasked. */
function wouldLose({ currentLocation, nextLocation, historyAction }: Move): boolean {
  const leaves = historyAction === 'POP' || currentLocation.pathname !== nextLocation.pathname;
  return leaves && sessionStore.getState().step === 'authenticated' && hasUnsavedWork();
}

/** Asks before Back, a link or the closing of the tab takes unsent input away (product.md "Small print"). */
export function UnsavedGuard() {
  const blocker = useBlocker(wouldLose);
  const [Question, setQuestion] = useState<ComponentType<LeaveQuestionProps> | null>(null);
  const asking = blocker.state === 'blocked';

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  useEffect(() => {
    if (!asking || Question) return;
    import('#src/components/Dialog/LeaveQuestion.tsx').then(
      ({ LeaveQuestion }) => setQuestion(() => LeaveQuestion),
      // Cannot even ask: staying loses nothing.
      () => blocker.reset(),
    );
  }, [asking, Question, blocker]);

  if (!asking || !Question) return null;
  return <Question onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}
