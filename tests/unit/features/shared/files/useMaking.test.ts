import { expect, it } from 'vitest';
import { useMaking } from '#src/features/shared/files/useMaking.ts';
import { mountHook } from '../../../api/renderHooks.ts';

it('keeps apart what is being made: the end of one file is not that of another', async () => {
  const { show, current, render, step } = mountHook(() => useMaking<string>());
  const begin = async (what: string) => {
    let end = () => {};
    const run = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    await step(() => void current()?.make(what, { id: what, doing: 'Making' }, run));
    return () => step(end);
  };

  await show({});
  const endLogs = await begin('logs');
  const endPack = await begin('pack');
  expect(current()).toMatchObject({ making: ['logs', 'pack'] });
  const endMoreLogs = await begin('logs');
  await endLogs();
  expect(current()).toMatchObject({ making: ['pack', 'logs'] });
  await endPack();
  await endMoreLogs();
  expect(current()).toMatchObject({ making: [] });
  await render(null);
});
