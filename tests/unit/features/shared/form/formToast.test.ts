import { expect, it } from 'vitest';
import { formToast } from '#src/features/shared/form/formToast.ts';
import { recordToasts, type ToastCommand } from '../../../recordToasts.ts';

const idOf = (command: ToastCommand | undefined) =>
  command?.type === 'show' ? command.message.id : command?.id;

it('dismisses the refusal of the open form at the next attempt', () => {
  const commands = recordToasts();
  formToast.refusal('Acme')('The server is resting.');
  formToast.dismiss();
  expect(commands).toMatchObject([
    { type: 'show', message: { text: 'The server is resting.', detail: 'Acme' } },
    { type: 'dismiss', id: idOf(commands[0]) },
  ]);
});

it('keeps the toast of a form that was closed during its save', () => {
  const acme = formToast.refusal('Acme');
  formToast.end();
  const palm = formToast.refusal('Palm Crest');
  formToast.end();
  const commands = recordToasts();
  // Toasts shown before the subscription.
  commands.length = 0;
  acme('The server is resting.');
  palm('The server is resting.');
  formToast.incomplete();
  formToast.end();
  const ids = commands.map(idOf);
  expect(new Set(ids).size).toBe(3);
  expect(ids[3]).toBe(ids[2]);
});
