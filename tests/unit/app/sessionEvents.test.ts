import { expect, it } from 'vitest';
import { tellSessionEnd } from '#src/api/sessionEnds.ts';
import { watchSession } from '#src/app/sessionEvents.ts';
import { listenToToasts, type ToastCommand, toast } from '#src/components/Toasts/toasts.ts';

it('takes every message away when a session expires, and then says so', () => {
  const commands: ToastCommand[] = [];
  const stop = listenToToasts((command) => commands.push(command));
  watchSession();
  toast.error('Please fill in all required fields');
  tellSessionEnd('expired', '1');
  stop();
  expect(commands.slice(1)).toMatchObject([
    { type: 'dismiss', id: undefined },
    { type: 'show', message: { text: 'Session expired. You have been logged out.', duration: 5000 } },
  ]);
});
