import { afterEach, expect, it } from 'vitest';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { watchSession } from '#src/app/session/sessionEvents.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { recordToasts } from '../../recordToasts.ts';

// The shared cache is paused from the end of a session to its cleanup.
afterEach(() => sessionEnds.ended('expired', ''));

it('says that a session expired, and takes every other message away', () => {
  const commands = recordToasts();
  const unwatch = watchSession();
  toast.error('Please fill in all required fields');
  sessionEnds.expired('1');
  unwatch();
  const text = 'Session expired. You have been logged out.';
  expect(commands.slice(1)).toMatchObject([
    { type: 'show', message: { text, duration: 5000 } },
    { type: 'dismiss', except: text },
  ]);
});
