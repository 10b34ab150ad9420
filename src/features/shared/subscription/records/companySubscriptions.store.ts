import { companySubscriptions } from '#fixtures/data/companySubscriptions.ts';
import type { Company } from '#src/api/types/company.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { nextId } from '#src/features/shared/list/samples/nextId.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import { changedSubscription, newSubscription } from './changedSubscription.ts';
import { recordTerms } from './modalTerms.ts';
import { changeNow } from './subscriptionChange.store.ts';

/** The subscriptions of companies in this tab: the samples with the changes made here. */
export const companySubscriptionStore = sampleStoreOf(companySubscriptions);

const recordOf = (companyId: string) =>
  companySubscriptionStore.rows().find((row) => row.companyId === companyId);

const sampleEntries = new Map(companySubscriptionStore.rows().map(({ id, history }) => [id, history.length]));

/**
 * Whether the terms were changed in this tab, which overrides the server's. Each change adds an entry to the history: they
 * are counted, because the computer's clock may be set back.
 */
export function isChangedHere({ id, history }: CompanySubscriptionRecord): boolean {
  return history.length > (sampleEntries.get(id) ?? 0);
}

/** Saves what the modal of a company has (spec section 2); `by` is an email address. A company without a subscription gets one. */
export function saveCompanySubscription(company: Company, saved: Subscription, by: string): void {
  const record = recordOf(company.id);
  if (record) {
    companySubscriptionStore.change(record.id, (now) =>
      changedSubscription(now, recordTerms(saved, now), changeNow('developer', by)),
    );
    return;
  }
  const { developerUser, developerEmail } = company;
  const row: CompanySubscriptionRecord = {
    ...recordTerms(saved, null),
    companyName: company.companyName,
    contactEmail: company.companyEmail,
    companyStatus: company.status,
    id: nextId('CSUB-', companySubscriptionStore.usedIds),
    companyId: company.id,
    developerUser: developerUser !== null || developerEmail !== null,
    developerName: developerUser ?? '',
    developerEmail: developerEmail ?? '',
    history: [],
  };
  companySubscriptionStore.add(newSubscription(row, changeNow('developer', by)));
}

/** A company was deleted on the server: its subscription ends with it. */
export function companyDeleted(companyId: string): void {
  const record = recordOf(companyId);
  if (record) companySubscriptionStore.remove(new Set([record.id]));
}
