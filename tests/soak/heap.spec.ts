import { masterPortal, supportPortal } from '#src/app/routes/screens.ts';
import { launchOptions } from '../../scripts/browser.ts';
import { test } from '../e2e/journey.ts';
import { openAs } from '../e2e/openAs.ts';
import { expectFlat, held, stopsOf, visitAll } from '../e2e/visits.ts';
import { soakRoutes } from './amounts.ts';

const { args, ...launch } = launchOptions();
// Without the compiler of the engine, as in tests/e2e/heap.spec.ts.
test.use({ launchOptions: { ...launch, args: [...args, '--js-flags=--jitless'] }, trace: 'off' });

for (const [portal, role] of [
  [masterPortal, 'super_admin'],
  [supportPortal, 'support'],
] as const) {
  test(`${soakRoutes} route changes of the ${portal.id} portal leave nothing behind`, async ({
    page,
    api,
    context,
  }) => {
    test.setTimeout(15 * 60_000);
    await openAs(page, api, role, portal.root);
    const browser = await context.newCDPSession(page);
    const stops = stopsOf(portal);
    // The first round loads code and rows, which are kept.
    await visitAll(page, stops);
    const before = await held(browser);
    let visited = 0;
    while (visited < soakRoutes) {
      await visitAll(page, stops);
      visited += stops.length;
      const after = await held(browser);
      const size = `${Math.round(after.heap)} kB, ${after.nodes} nodes, ${after.listeners} listeners`;
      process.stdout.write(`after ${visited} route changes: ${size}\n`);
      expectFlat(before, after);
    }
  });
}
