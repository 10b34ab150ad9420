import { use, useEffect, useState } from 'react';
import { type LoadOnce, loadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import { everyMinute } from '#src/features/shared/useMinutely.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { TodoContext } from './TodoContext.ts';
import type { TodoSource, TodoState } from './todo.ts';

const nothing: LoadOnce<TodoSource> = loadOnce(async () => ({
  read: () => [],
  subscribe: () => () => undefined,
}));

/**
 * Today's work of the shown portal, computed again every minute and when a record changes. Its code is loaded when the
 * page is painted and the browser idle. Null where the app provides none.
 */
export function useTodos(): TodoState | null {
  const provided = use(TodoContext);
  const [step, setStep] = useState<'painting' | 'loading' | 'failed'>('painting');
  const source = useLoaded(provided ?? nothing, step === 'loading', () => setStep('failed'));
  const [now, setNow] = useState(() => new Date());
  useEffect(() => whenIdle(() => setStep('loading')), []);
  useEffect(() => {
    if (!source) return undefined;
    const readAgain = () => setNow(new Date());
    readAgain();
    const stops = [source.subscribe(readAgain), everyMinute(readAgain)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [source]);

  if (provided === null) return null;
  if (step === 'failed') return { status: 'failed', onRetry: () => setStep('loading') };
  return source ? { status: 'ready', lines: source.read(now) } : { status: 'loading' };
}
