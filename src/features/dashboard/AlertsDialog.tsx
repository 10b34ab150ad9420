import { useRef } from 'react';
import styled from 'styled-components';
import type { SystemAlert } from '#src/api/types/dashboard.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { useShownDate } from '#src/components/DateTime/shownDates.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { Heading, Text } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { clamp, countOf } from '#src/lib/text.ts';
import { AlertList } from './AlertList.tsx';
import { alertDays, alertLabels, alertTypes, filterAlerts } from './alerts.ts';

export interface AlertsDialogProps {
  alerts: readonly SystemAlert[];
  /** The type of the shown alerts; empty for all. An address may have a text that is no type, which shows none. */
  filter: string;
  /** Id of the alert that has the focus first; empty for none. */
  chosen: string;
  onFilter: (filter: string) => void;
  onClose: () => void;
}

const choices = [
  { value: '', label: 'All' },
  ...alertTypes.map((type) => ({ value: type, label: alertLabels[type] })),
];

/** Letters of a text that is no type. */
const LONGEST = 60;

const Body = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  /* A filter must not change the height of the dialog. */
  min-block-size: min(620px, 70dvh);
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]};
  }
  > section > h3 {
    padding-block: ${theme.space[2]} 0;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  > section > ul > li {
    padding-inline: 0;
  }
`;

/** All alerts of the last week by day, with a filter by type (spec section 2). */
export function AlertsDialog({ alerts, filter, chosen, onFilter, onClose }: AlertsDialogProps) {
  const chosenRef = useRef<HTMLLIElement>(null);
  const dayOf = useShownDate();
  const shown = filterAlerts(alerts, filter);
  const isKnown = choices.some(({ value }) => value === filter);
  return (
    <Dialog
      title="All System Alerts"
      onClose={onClose}
      initialFocus={() => chosenRef.current}
      footer={<Button onClick={() => onClose()}>Close</Button>}
    >
      <Body>
        <div>
          <Select
            label="Type"
            inline
            value={filter}
            options={isKnown ? choices : [...choices, { value: filter, label: clamp(filter, LONGEST) }]}
            onValueChange={(value) => onFilter(value)}
          />
          <Text muted size="table" role="status">
            {countOf(shown.length, 'alert', 'alerts')}
          </Text>
        </div>
        {shown.length > 0 ? (
          alertDays(shown, dayOf).map(({ day, alerts: ofDay }) => (
            <section key={day} aria-label={day}>
              <Heading level={3}>{day}</Heading>
              <AlertList alerts={ofDay} chosen={{ id: chosen, ref: chosenRef }} />
            </section>
          ))
        ) : (
          <NoAlerts filter={filter} onFilter={onFilter} />
        )}
      </Body>
    </Dialog>
  );
}

function NoAlerts({ filter, onFilter }: Pick<AlertsDialogProps, 'filter' | 'onFilter'>) {
  if (filter === '') return <EmptyState title="No alerts found" />;
  return (
    <EmptyState
      title="No alerts found"
      text="Nothing matches this filter."
      action={<Button onClick={() => onFilter('')}>Clear filter</Button>}
    />
  );
}
