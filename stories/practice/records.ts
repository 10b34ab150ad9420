import type { Collection, Db } from '#fixtures/server/db.ts';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import type { Identified, SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { paths } from '#src/lib/paths.ts';
import type { PracticeTexts } from './choices.ts';
import { createReword, type Reword } from './texts.ts';

/** The samples of screens: loads their store and returns the function that rewords them. */
interface Samples {
  readonly paths: readonly string[];
  readonly load: () => Promise<(reword: Reword) => void>;
}

function samples<Row extends Identified>(
  paths: readonly string[],
  load: () => Promise<SampleStore<Row>>,
): Samples {
  return {
    paths,
    load: async () => {
      const store = await load();
      return (reword) => {
        for (const { id } of store.rows()) store.change(id, reword);
      };
    },
  };
}

const { master, support } = paths;

const allSamples: readonly Samples[] = [
  samples(
    [master.investorUsers],
    async () => (await import('#src/features/investors/investors.store.ts')).investorStore,
  ),
  samples(
    [master.blumeUsers],
    async () => (await import('#src/features/shared/staff/staffUsers.store.ts')).staffUserStore,
  ),
  samples(
    [master.developerPlans],
    async () => (await import('#src/features/plans/developerPlans.store.ts')).developerPlanStore,
  ),
  samples(
    [master.investorPlans],
    async () => (await import('#src/features/plans/investorPlans.store.ts')).investorPlanStore,
  ),
  samples(
    [master.companySubscriptions],
    async () =>
      (await import('#src/features/shared/subscription/records/companySubscriptions.store.ts'))
        .companySubscriptionStore,
  ),
  samples(
    [master.investorSubscriptions],
    async () =>
      (await import('#src/features/shared/subscription/records/userSubscriptions.store.ts'))
        .userSubscriptionStore,
  ),
  samples(
    [master.supportManagement],
    async () => (await import('#src/features/shared/tickets/masterTickets.store.ts')).masterTicketStore,
  ),
  samples(
    [master.auditLogs],
    async () => (await import('#src/features/audit-log/auditEntries.store.ts')).auditEntryStore,
  ),
  samples(
    [support.dashboard, support.supportManagement],
    async () => (await import('#src/features/shared/tickets/supportTickets.store.ts')).supportTicketStore,
  ),
  samples(
    [support.userManagement],
    async () => (await import('#src/features/shared/support/supportUsers.store.ts')).supportUserStore,
  ),
  samples(
    [support.companyManagement],
    async () => (await import('#src/features/shared/support/supportCompanies.store.ts')).supportCompanyStore,
  ),
];

/** Paths of the screens whose records can have other texts. */
export const rewordedPaths: readonly string[] = [
  master.developerUsers,
  master.companyManagement,
  ...allSamples.flatMap(({ paths }) => paths),
];

let rewordSamples: () => void = () => undefined;
const afterEnd = { ended: () => rewordSamples() };

/** Gives the samples of all screens these texts whenever they are restored, from the next time on. */
export async function chooseSampleTexts(texts: PracticeTexts): Promise<void> {
  if (texts === 'usual') {
    rewordSamples = () => undefined;
    return;
  }
  const loaded = await Promise.all(allSamples.map(({ load }) => load()));
  rewordSamples = () => {
    const reword = createReword(texts);
    for (const rewordAll of loaded) rewordAll(reword);
  };
  // Registered after the stores are loaded: their listeners, which restore the samples, run first.
  onSessionEnd(afterEnd);
}

async function rewordRows<Row extends object>(collection: Collection<Row>, reword: Reword): Promise<void> {
  const { rows } = await collection.list({ page: 1, limit: Number.MAX_SAFE_INTEGER, search: '', status: '' });
  for (const row of rows) await collection.put(reword(row));
}

/** Gives the records of the server these texts. */
export async function rewordServer({ developers, companies }: Db, texts: PracticeTexts): Promise<void> {
  if (texts === 'usual') return;
  const reword = createReword(texts);
  await rewordRows(developers, reword);
  await rewordRows(companies, reword);
}
