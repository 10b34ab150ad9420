import { Button } from '#src/components/Button/Button.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import type { ServerRead } from '#src/features/shared/records/records.ts';
import { WithRecords } from '#src/features/shared/records/WithRecords.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { type CustomerOfTicket, masterCustomer } from './customerOf.ts';

const needs: readonly ServerRead[] = ['companies', 'developers'];

/** The customer of a ticket in the master portal, whose companies and developer users are on the server. */
export function MasterCustomer({ ticket }: { ticket: CustomerOfTicket }) {
  return (
    <WithRecords portal="master" needs={needs}>
      {(state) => {
        const reads = state.status === 'known' ? needs.map((need) => state.reads[need]) : [state];
        const failed = reads.find((read) => read.status === 'failed');
        if (failed?.status === 'failed') {
          return (
            <div>
              <Text muted size="table">
                Failed to load the customer
              </Text>
              <Button size="small" onClick={failed.onRetry}>
                Retry
              </Button>
            </div>
          );
        }
        if (state.status !== 'known' || reads.some(({ status }) => status === 'loading')) {
          return (
            <Text muted size="table">
              Loading
            </Text>
          );
        }
        return <CustomerFacts customer={masterCustomer(ticket, state.records)} />;
      }}
    </WithRecords>
  );
}
