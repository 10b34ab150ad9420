import { expect, it } from 'vitest';
import { toast } from '#src/components/Toasts/toasts.ts';
import { recordToasts } from '../../recordToasts.ts';

it('gives a message its text as id, so that equal texts collapse', () => {
  const commands = recordToasts();
  toast.success('Developer created');
  expect(commands).toEqual([
    {
      type: 'show',
      message: {
        id: 'Developer created',
        kind: 'success',
        text: 'Developer created',
        also: [],
        duration: 5000,
        actions: [],
      },
    },
  ]);
});

it('keeps equal texts with buttons apart: each takes back a change of its own', () => {
  const commands = recordToasts();
  const action = { label: 'Undo', onSelect: () => undefined };
  toast.success('Plan updated', { detail: 'Basic', action });
  toast.success('Plan updated', { detail: 'Basic', action });
  const ids = commands.map((command) => (command.type === 'show' ? command.message.id : ''));
  expect(new Set(ids).size).toBe(2);
});

it('keeps equal texts about two records apart', () => {
  const commands = recordToasts();
  toast.success('Company deleted', { detail: 'Acme' });
  toast.success('Company deleted', { detail: 'Palm Crest' });
  const messages = commands.map((command) => (command.type === 'show' ? command.message : null));
  expect(messages).toMatchObject([{ detail: 'Acme' }, { detail: 'Palm Crest' }]);
  expect(new Set(messages.map((message) => message?.id)).size).toBe(2);
});

it('lets errors stay, unless told otherwise', () => {
  const commands = recordToasts();
  toast.error('Something went wrong');
  toast.error('Session expired. You have been logged out.', { duration: 5000 });
  expect(commands.map((command) => command.type === 'show' && command.message.duration)).toEqual([
    false,
    5000,
  ]);
});

it('leaves time to use an action; an error with one stays as any error', () => {
  const commands = recordToasts();
  const action = { label: 'Undo', onSelect: () => undefined };
  toast.success('Investor deleted', { action });
  toast.info('View deleted', { action });
  toast.error('2 of 3 investors deleted', { action });
  expect(commands.map((command) => command.type === 'show' && command.message.duration)).toEqual([
    10_000,
    10_000,
    false,
  ]);
});
