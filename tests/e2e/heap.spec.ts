import { masterPortal } from '#src/app/routes/screens.ts';
import { launchOptions } from '../../scripts/browser.ts';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';
import { expectFlat, held, stopsOf, visitAll } from './visits.ts';

const { args, ...launch } = launchOptions();
// Without the compiler of the engine: the code that it makes grows the heap for minutes, whatever the page does.
test.use({ launchOptions: { ...launch, args: [...args, '--js-flags=--jitless'] }, trace: 'off' });

test('screens that were left hold no memory', async ({ page, api, context }) => {
  test.setTimeout(60_000);
  await openAs(page, api, 'super_admin', '/master/dashboard');
  const browser = await context.newCDPSession(page);
  const stops = stopsOf(masterPortal);
  // The first round loads code and rows, which are kept.
  await visitAll(page, stops);
  const before = await held(browser);
  await visitAll(page, stops);
  await visitAll(page, stops);
  expectFlat(before, await held(browser));
});
