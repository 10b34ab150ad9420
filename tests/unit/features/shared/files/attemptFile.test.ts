import { beforeEach, expect, it, vi } from 'vitest';
import { attemptFile, type FileAttempt } from '#src/features/shared/files/attemptFile.ts';
import { recordToasts, shownIn, type ToastCommand } from '../../../recordToasts.ts';

let commands: ToastCommand[] = [];

beforeEach(() => {
  commands = recordToasts();
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

const texts = () => shownIn(commands).map(({ text }) => text);
const canceled = 'Making the PDF file was canceled';

it('shows progress about its record, and ends without a message of its own', async () => {
  const { attempts, settled, made } = hanging();
  attempts[0]?.showProgress('Packing', 0.3);
  expect(shownIn(commands)[0]).toMatchObject({
    id: 'pdf 1',
    text: 'Packing',
    value: 0.3,
    detail: 'Revenue Summary',
  });
  attempts[0]?.end();
  await made;
  expect(settled).toHaveBeenCalledOnce();
  expect(texts()).toEqual(['Packing']);
});

it('can be canceled from its progress', async () => {
  const { attempts, settled, made } = hanging();
  attempts[0]?.showProgress('Packing', 0.3);
  shownIn(commands)[0]?.onCancel?.();
  await made;
  expect(attempts[0]?.signal.aborted).toBe(true);
  expect(settled).toHaveBeenCalledOnce();
  attempts[0]?.showProgress('Late', 0.9);
  expect(texts()).toEqual(['Packing', canceled]);
  expect(shownIn(commands).at(-1)).toMatchObject({ id: 'pdf 1', detail: 'Revenue Summary' });
});

it('says when its code could not be loaded, unless it was canceled', async () => {
  const first = hanging();
  first.attempts[0]?.fail();
  await first.made;
  expect(texts()).toEqual(['This could not be opened. Check the connection and try again.']);
  // The toast of its progress.
  expect(commands.filter(({ type }) => type === 'dismiss')).toEqual([{ type: 'dismiss', id: 'pdf 1' }]);
  const second = hanging();
  second.attempts[0]?.showProgress('Packing', 0.3);
  shownIn(commands).at(-1)?.onCancel?.();
  second.attempts[0]?.fail();
  await second.made;
  expect(texts().slice(1)).toEqual(['Packing', canceled]);
});
