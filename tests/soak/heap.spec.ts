import { masterPortal, supportPortal } from '#src/app/routes/screens.ts';
import { launchOptions } from '../../scripts/browser.ts';
import { test } from '../e2e/journey.ts';
import { openAs } from '../e2e/openAs.ts';
import { soakRoutes } from './amounts.ts';
import { expectFlat, held, stopsOf, visitAll } from './visits.ts';

const { args, ...launch } = launchOptions();
// Without the compiler of the engine: the code that it makes grows the heap for minutes, whatever the page does.
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
    let visited = 0;
    async function visitUntil(routes: number): Promise<void> {
      for (; visited < routes; visited += stops.length) await visitAll(page, stops);
    }
    // The first ones load code and rows, which are kept, and fill the caches of the engine.
    await visitUntil(50);
    const before = await held(browser);
    visited = 0;
    while (visited < soakRoutes) {
      await visitUntil(visited + 30);
      const after = await held(browser);
      const size = `${Math.round(after.heap)} kB, ${after.nodes} nodes, ${after.listeners} listeners`;
      process.stdout.write(`after ${visited} route changes: ${size}\n`);
      expectFlat(before, after);
    }
  });
}
