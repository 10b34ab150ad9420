import { Button } from '#src/components/Button/Button.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { linkValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { stateOf } from '#src/features/shared/records/knownRecords.ts';
import {
  type Answer,
  hrefOf,
  type RecordKind,
  type RecordRef,
} from '#src/features/shared/records/recordKind.ts';
import { type RecordsState, WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import { subscriptionIntent } from '#src/lib/labels.ts';

type Known = Extract<RecordsState, { status: 'known' }>;

/** The kinds that may have the customer, and those without which the facts are not known. */
function needsOf({ kinds: named }: RecordRef, kinds: readonly RecordKind[]): readonly string[] {
  return kinds.flatMap(({ id, customer }) => (named.includes(id) ? [id, ...(customer?.needs ?? [])] : []));
}

const linked = (label: string, { text, href }: Answer) =>
  href === null ? text : linkValue(label, text, href);

/** Who wrote a ticket, their company and the subscription, the names as links. */
export function CustomerFacts({ of }: { of: RecordRef }) {
  return (
    <WithRecords needs={(kinds) => needsOf(of, kinds)}>
      {(state) => {
        const read = state.status === 'known' ? stateOf(state.reads, needsOf(of, state.kinds)) : state;
        if (read.status === 'failed') {
          return (
            <div>
              <Text muted size="table">
                Failed to load the customer
              </Text>
              <Button size="small" onClick={() => read.onRetry()}>
                Retry
              </Button>
            </div>
          );
        }
        return state.status === 'known' && read.status === 'ready' ? (
          <KnownCustomer of={of} known={state.known} />
        ) : (
          <Text muted size="table">
            Loading
          </Text>
        );
      }}
    </WithRecords>
  );
}

function KnownCustomer({ of, known }: { of: RecordRef; known: Known['known'] }) {
  const found = known.get(of);
  const customer = found?.kind.customer?.of(found.row, known);
  if (!found || !customer) {
    return (
      <Text muted size="table">
        No record of this customer is known.
      </Text>
    );
  }
  const { label, status } = found.kind.entryOf(found.row);
  const { person, company = null, plan, subscription } = customer;
  const own = { text: label, href: hrefOf(found.kind, found.row) };
  const ofPerson = person && [
    { label: 'User', value: linked('User', own) },
    { label: 'User Status', value: status && statusValue(status.label, status.intent) },
    { label: 'Role', value: person.role },
    { label: 'Mobile', value: person.mobile },
  ];
  const employer = person ? company : own;
  return (
    <FactList
      facts={[
        ...(ofPerson ?? []),
        { label: 'Company', value: employer && linked('Company', employer) },
        { label: 'Subscription', value: plan && linked('Plan', plan) },
        {
          label: 'Subscription Status',
          value: subscription && statusValue(subscription.status, subscriptionIntent(subscription.status)),
        },
        { label: 'Subscription End', value: subscription?.endDate },
      ]}
    />
  );
}
