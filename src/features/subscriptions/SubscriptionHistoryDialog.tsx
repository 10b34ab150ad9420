import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { PlanAudience } from '#src/api/types/plan.ts';
import type { SubscriptionHistoryEntry } from '#src/api/types/subscription/subscription.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogNote } from '#src/components/Dialog/Dialog.styles.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { media } from '#src/components/theme/theme.ts';
import { FactGroups } from '#src/features/shared/record/FactGroups.tsx';
import type { Fact } from '#src/features/shared/record/FactList.tsx';
import { statusValue } from '#src/features/shared/record/factValues.tsx';
import { RecordHead } from '#src/features/shared/record/RecordHead.tsx';
import { recordLink } from '#src/features/shared/record/RecordLink.tsx';
import { refTo } from '#src/features/shared/records/recordKind.ts';
import { RecordTrail } from '#src/features/shared/recordTrail/RecordTrail.tsx';
import { RecordSummary } from '#src/features/shared/related/RecordSummary.tsx';
import { Related } from '#src/features/shared/related/Related.tsx';
import type { OfKind } from '#src/features/shared/related/relatedSections.ts';
import { HistoryEntries } from '#src/features/shared/subscription/HistoryEntries.tsx';
import { planIdOf } from '#src/features/shared/subscription/planIds.ts';
import { subscriptionIntent } from '#src/lib/labels.ts';
import { formatNumber } from '#src/lib/text.ts';

export interface SubscriptionHistoryDialogProps {
  /** Name of the record, for the title: `Subscription History - Acme Developments`. */
  name: string;
  /** The subscription. */
  of: OfKind;
  /** Who the plan is made for. */
  audience: PlanAudience;
  /** The present plan and its status. */
  plan: string;
  status: string;
  planDescription: string;
  /** Facts about who has the subscription, above its history. */
  facts: readonly Fact[];
  /** Newest first. */
  history: readonly SubscriptionHistoryEntry[];
  onClose: () => void;
}

/** On a phone it has a line of the footer above the buttons. */
const Range = styled(DialogNote)`
  white-space: nowrap;
  ${media.small} {
    flex-basis: 100%;
  }
`;

/** Spec section 9, "history page 10". */
const PAGE_SIZE = 10;

/** The history of a subscription, ten entries a page (spec section 2). */
export function SubscriptionHistoryDialog(props: SubscriptionHistoryDialogProps) {
  const { name, of, audience, plan, status, planDescription, facts, history, onClose } = props;
  const [page, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const count = history.length;
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const from = (page - 1) * PAGE_SIZE;
  const to = Math.min(from + PAGE_SIZE, count);
  const turn = (text: string, next: number) => (
    <Button
      // `aria-disabled` on the first and last page keeps the focus; with a single page the button is disabled.
      disabled={pages === 1}
      aria-disabled={next < 1 || next > pages || undefined}
      onClick={() => {
        if (next < 1 || next > pages) return;
        setPage(next);
        top.current?.scrollIntoView();
      }}
    >
      {next < page ? <ChevronLeft /> : null}
      {text}
      {next > page ? <ChevronRight /> : null}
    </Button>
  );

  return (
    <Dialog
      title={`Subscription History - ${name}`}
      size="large"
      readable
      onClose={onClose}
      footer={
        <>
          <Range role="status">
            {`Showing ${formatNumber(count === 0 ? 0 : from + 1)} to ${formatNumber(to)} of ${formatNumber(count)} entries`}
          </Range>
          {turn('Previous', page - 1)}
          {turn('Next', page + 1)}
          <Button onClick={() => onClose()}>Close</Button>
        </>
      }
    >
      <RecordTrail name={name}>
        <RecordHead
          label="Plan"
          name={plan}
          status={statusValue({ label: status, intent: subscriptionIntent(status) })}
        />
        <RecordSummary {...of} />
        <FactGroups
          groups={[{ facts: [...facts, { label: 'Plan Description', value: planDescription, wide: true }] }]}
        />
        <div ref={top}>
          <DialogSection title="Terms">
            {count === 0 ? <p>No entries yet.</p> : null}
            <HistoryEntries
              planValue={(plan) =>
                recordLink('Plan', plan, refTo(`${audience}-plans`, planIdOf(audience, plan)))
              }
              entries={history.slice(from, to)}
              before={history[to]}
            />
          </DialogSection>
        </div>
        <Related {...of} />
      </RecordTrail>
    </Dialog>
  );
}
