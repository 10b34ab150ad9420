import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToToasts, type ToastCommand, type ToastMessage } from '#src/components/Toasts/toasts.ts';
import { attemptFile, type FileAttempt } from '#src/features/shared/files/attemptFile.ts';

let messages: ToastMessage[] = [];
let dismissed: (string | undefined)[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  messages = [];
  dismissed = [];
  stop = listenToToasts((command: ToastCommand) => {
    if (command.type === 'show') messages.push(command.message);
    else dismissed.push(command.id);
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A file whose attempts hang until the test ends them. */
function hanging() {
  const attempts: (FileAttempt & { readonly end: () => void; readonly fail: () => void })[] = [];
  const settled = vi.fn();
  const task = { id: 'pdf 1', doing: 'Making the PDF file', detail: 'Revenue Summary' };
  const made = attemptFile(
    task,
    (attempt) =>
      new Promise((resolve, reject) => {
        attempts.push({ ...attempt, end: resolve, fail: () => reject(new Error('No code')) });
      }),
  ).then(settled);
  return { attempts, settled, made };
}

const texts = () => messages.map(({ text }) => text);
const slow = 'Making the PDF file takes longer than usual.';
const cancelled = 'Making the PDF file was cancelled';

it('says after eight seconds that it takes long, about which record, with Retry and Cancel', async () => {
  hanging();
  await vi.advanceTimersByTimeAsync(7999);
  expect(messages).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual([slow]);
  expect(messages[0]).toMatchObject({ id: 'pdf 1', detail: 'Revenue Summary', action: { label: 'Retry' } });
  expect(messages[0]?.onCancel).toBeTypeOf('function');
});

it('begins again with Retry, which has eight seconds too; the attempt before is given up', async () => {
  const { attempts, settled } = hanging();
  await vi.advanceTimersByTimeAsync(8000);
  messages[0]?.action?.onSelect();
  expect(attempts).toHaveLength(2);
  expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(8000);
  expect(texts()).toEqual([slow, slow]);

  attempts[0]?.end();
  attempts[0]?.showProgress('Late', 0.9);
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).not.toHaveBeenCalled();
  attempts[1]?.end();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(settled).toHaveBeenCalledOnce();
  expect(texts()).toEqual([slow, slow]);
});

it('waits anew with every progress, and ends without a message of its own', async () => {
  const { attempts, settled } = hanging();
  await vi.advanceTimersByTimeAsync(7000);
  attempts[0]?.showProgress('Packing', 0.3);
  await vi.advanceTimersByTimeAsync(7000);
  expect(texts()).toEqual(['Packing']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(['Packing', slow]);
  expect(messages[1]?.value).toBe(0.3);
  attempts[0]?.end();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(settled).toHaveBeenCalledOnce();
  expect(texts()).toEqual(['Packing', slow]);
});

it('can be cancelled, from the progress and when it is slow', async () => {
  const { attempts, settled } = hanging();
  attempts[0]?.showProgress('Packing', 0.3);
  messages[0]?.onCancel?.();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(attempts[0]?.signal.aborted).toBe(true);
  expect(settled).toHaveBeenCalledOnce();
  expect(messages.at(-1)).toMatchObject({ id: 'pdf 1', text: cancelled });
  expect(messages.map(({ detail }) => detail)).toEqual(['Revenue Summary', 'Revenue Summary']);
  expect(messages).toHaveLength(2);
});

it('says when its code could not be loaded, unless it was given up', async () => {
  const first = hanging();
  first.attempts[0]?.fail();
  await first.made;
  expect(texts()).toEqual(['This could not be opened. Check the connection and try again.']);
  // The toast that says that it takes long.
  expect(dismissed).toEqual(['pdf 1']);
  const second = hanging();
  await vi.advanceTimersByTimeAsync(8000);
  messages.at(-1)?.onCancel?.();
  second.attempts[0]?.fail();
  await second.made;
  expect(texts().slice(1)).toEqual([slow, cancelled]);
});
