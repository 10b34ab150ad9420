import type { Resource, ResourceKind } from '#src/api/results/resource.ts';
import { sessionStore } from '#src/api/session/session.ts';
import type { PlanAudience } from '#src/api/types/plan.ts';
import type { RecordRef } from '#src/api/types/recordRef.ts';
import { type FieldTable, fieldsOfKind } from '#src/features/shared/form/table/fieldTable.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { pageOf, useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { recordedUpdate } from '#src/features/shared/resource/recorded.ts';
import type { RecordedSubscription } from '#src/features/shared/subscription/records/changedSubscription.ts';
import { subscriptionBase } from '#src/features/shared/subscription/subscriptionFields.ts';

interface SubscriptionInput<Row, Values> {
  readonly audience: PlanAudience;
  /** The subscriptions as they are shown. */
  readonly read: Pick<SampleStore<Row & { readonly id: string }>, 'useRows' | 'rows'>;
  readonly store: Pick<SampleStore<Row & { readonly id: string }>, 'change'>;
  /** The name of the company or user that has it. */
  readonly nameOf: (row: Row) => string;
  /** That company or user, which audit records name. */
  readonly ownerOf: (row: Row) => RecordRef;
  readonly fields: FieldTable<Row, Values>;
  /** The terms of a subscription with these values. */
  readonly termsOf: (values: Values) => Partial<Row>;
}

/** What can be done with the subscriptions of companies or users: no list adds or deletes one. */
export type SubscriptionResource<Row, Values> = Pick<
  Resource<Row, Values>,
  'kind' | 'useRows' | 'readNow' | 'update'
>;

/** The subscriptions of companies or users. Every change is in their history, and in the audit log. */
export function subscriptionResource<
  Row extends RecordedSubscription & { readonly id: string },
  Values extends object,
>(input: SubscriptionInput<Row, Values>): SubscriptionResource<Row, Values> {
  const { audience, read, store, nameOf, ownerOf, fields, termsOf } = input;
  const kind: ResourceKind<Row, Values> = {
    id: `${audience === 'developer' ? 'company' : 'investor'}-subscriptions`,
    ...subscriptionBase,
    nameOf,
    ...fieldsOfKind(fields),
    audit: { ...subscriptionBase.audit, about: ownerOf },
  };
  return {
    kind,
    useRows: () => useReadyRead(read.useRows()),
    readNow: async () => pageOf(read.rows()),
    update: recordedUpdate(kind, async (row, values) => {
      // The plans are loaded before a subscription to one is priced.
      const { changedNow } = await import(
        '#src/features/shared/subscription/records/subscriptionChange.store.ts'
      );
      const by = sessionStore.getState().user?.email ?? '';
      store.change(row.id, (now) =>
        changedNow(audience, by, now, termsOf({ ...kind.valuesOf(now), ...values })),
      );
      return {
        message: `Subscription for ${nameOf(row)} updated successfully.`,
        id: row.id,
        row: read.rows().find(({ id }) => id === row.id) ?? null,
      };
    }),
  };
}
