import { companySubscriptions } from '#fixtures/data/companySubscriptions.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/** The subscriptions of companies in this tab: the samples with the changes made here. */
export const companySubscriptionStore = sampleStoreOf(companySubscriptions);

/** The record of a company's subscription. */
export const recordOf = (companyId: string) =>
  companySubscriptionStore.rows().find((row) => row.companyId === companyId);

const sampleEntries = new Map(companySubscriptionStore.rows().map(({ id, history }) => [id, history.length]));

/**
 * Whether the terms were changed in this tab, which overrides the server's. Each change adds an entry to the history: they
 * are counted, because the computer's clock may be set back.
 */
export function isChangedHere({ id, history }: CompanySubscriptionRecord): boolean {
  return history.length > (sampleEntries.get(id) ?? 0);
}

/** A company was deleted on the server: its subscription ends with it. */
export function companyDeleted(companyId: string): void {
  const record = recordOf(companyId);
  if (record) companySubscriptionStore.remove(new Set([record.id]));
}
