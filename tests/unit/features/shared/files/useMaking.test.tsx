import { expect, it } from 'vitest';
import { useMaking } from '#src/features/shared/files/useMaking.ts';
import { renderHooks } from '../../../api/renderHooks.ts';

it('keeps apart what is being made: the end of one file is not that of another', async () => {
  const hooks = renderHooks();
  let files: ReturnType<typeof useMaking<string>> | null = null;
  function Files() {
    files = useMaking<string>();
    return null;
  }
  const begin = async (what: string) => {
    let end = () => {};
    const run = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    await hooks.step(() => void files?.make(what, { id: what, doing: 'Making' }, run));
    return () => hooks.step(end);
  };

  await hooks.render(<Files />);
  const endLogs = await begin('logs');
  const endPack = await begin('pack');
  expect(files).toMatchObject({ making: ['logs', 'pack'] });
  const endMoreLogs = await begin('logs');
  await endLogs();
  expect(files).toMatchObject({ making: ['pack', 'logs'] });
  await endPack();
  await endMoreLogs();
  expect(files).toMatchObject({ making: [] });
  await hooks.render(null);
});
